const PARTS = [
  'Deploy of **api-7** is *done*, see https://x.org/builds/71?full=1 and [the notes](https://s.example/n "Notes").',
  "@**Iris Vale** can you look at #**general>week 1** again? :smile: `npm run build` ~~fails~~ passes now 👍",
  "* first point with `code`\n* second point, #12 and #13\n  * nested under it\n  * and another\n* third",
  "> quoted text of someone else\n> on two lines, @**Omar Reyes**",
  '```js\nconst answer = 42;\nif (answer < 43) console.log("ok & done");\n```',
  "| name | state |\n|------|:-----:|\n| web  | up    |\n| db   | down  |",
  "1. check the logs\n2. write to ops@corp.example\n3. tell @*night-shift*",
  "## Summary\nThe meeting is at <time:2024-02-03T15:00:00+01:00>, (maybe) later; a & b < c.",
  "Plain sentences make up most of what people write. They have commas, full stops and few marks. Nothing of this needs more than a glance.",
];

/** Text of every construct but math and previews, cut to a length; the same every time. */
export function mixedText(length: number): string {
  let text = "";
  for (let index = 0; text.length < length; index += 1)
    text += `${PARTS[index % PARTS.length]!}\n\n`;
  return text.slice(0, length);
}
