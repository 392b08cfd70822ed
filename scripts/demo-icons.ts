// Copies the icons that the demo market shows into db/demo/icons.json: npm run demo:icons
import { readFileSync, writeFileSync } from 'node:fs';
import { iconsOf } from '../src/demo/album.ts';
import { readDemo } from '../src/demo/read-demo.ts';

const PACKAGE = 'node_modules/@iconify-json/fluent-emoji/icons.json';

const { icons } = JSON.parse(readFileSync(PACKAGE, 'utf8')) as {
  icons: Record<string, { body: string }>;
};
const lines = iconsOf(await readDemo('db/demo')).map((name) => {
  const icon = icons[name];
  if (!icon) throw new Error(`Fluent Emoji has no icon ${name}: name another one in db/demo.`);
  return `${JSON.stringify(name)}: ${JSON.stringify(icon.body)}`;
});
writeFileSync('db/demo/icons.json', `{\n${lines.join(',\n')}\n}\n`);
