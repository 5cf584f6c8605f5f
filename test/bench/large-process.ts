import { createLargeRealm } from "./many-messages.ts";

/** A process that holds a large realm and says how much memory that takes, in bytes. */
const { realm } = await createLargeRealm(100_000, 190);
globalThis.gc?.();
const people = realm.users.length;
if (people < 200) throw new Error(`there are only ${people} people`);
console.log(process.memoryUsage().rss);
