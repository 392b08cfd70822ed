import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runQuietly } from './run.mjs';

const SOURCES = [
  'src',
  'locales',
  'public',
  'package-lock.json',
  'vite.config.ts',
  'react-router.config.ts',
  'vite.desk.config.ts',
];
const MARK = 'build/.souk-build';

/** Builds the server and the browser's files if a source is newer than the last build. */
export async function build(tool) {
  const now = newest();
  if (
    existsSync('build/server/server.js') &&
    existsSync(MARK) &&
    readFileSync(MARK, 'utf8') === now
  )
    return;
  const production = { NODE_ENV: 'production' };
  await runQuietly(
    'Building the shop',
    [...tool('@react-router/dev/bin.cjs'), 'build'],
    production,
  );
  const desk = [...tool('vite/bin/vite.js'), 'build', '--config=vite.desk.config.ts'];
  await runQuietly('Building the desk', desk, production);
  writeFileSync(MARK, now);
}

function newest() {
  let latest = 0;
  let count = 0;
  const look = (path) => {
    const stat = statSync(path, { throwIfNoEntry: false });
    if (!stat) return;
    if (stat.isDirectory()) for (const name of readdirSync(path)) look(join(path, name));
    else {
      latest = Math.max(latest, stat.mtimeMs);
      count++;
    }
  };
  for (const source of SOURCES) look(source);
  return `${latest} ${count}`;
}
