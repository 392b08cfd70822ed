// The demo market has the icons that it shows, and no others.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { iconsOf } from '#demo/album.ts';
import { readDemo } from '#demo/read-demo.ts';

it('every icon that the demo market names is in db/demo/icons.json, and nothing else', async () => {
  const carried = JSON.parse(readFileSync('db/demo/icons.json', 'utf8')) as Record<string, string>;
  expect(Object.keys(carried), 'run npm run demo:icons').toEqual(
    iconsOf(await readDemo('db/demo')),
  );
  for (const [name, body] of Object.entries(carried)) expect(body, name).toMatch(/^</);
});
it('their licence goes with them', () => {
  expect(readFileSync('db/demo/LICENSE-icons.md', 'utf8')).toMatch(
    /MIT License[\s\S]*Copyright \(c\) Microsoft Corporation/,
  );
});
