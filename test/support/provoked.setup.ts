import { keepRefusalsOfFile, listenToEvents } from "./provoked.ts";

listenToEvents();
keepRefusalsOfFile();
