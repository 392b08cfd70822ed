import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runQuietly } from './run.mjs';

// `npm ci` would refuse a lock file that lacks optional packages for other systems; `install
// --no-save` follows the lock file and does not change it.
/**
 * Brings node_modules in line with package-lock.json, including the pinned Node and the PostgreSQL
 * binaries.
 */
export async function install(root, node) {
  const mark = join(root, 'node_modules/.souk-lock');
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === lock && existsSync(node)) return;
  if (Number(process.versions.node.split('.')[0]) < 20)
    throw new Error(`Souk needs Node 20 or newer to begin with; this is ${process.version}.`);
  await runQuietly(
    'Installing what Souk is made of',
    ['npm', 'install', '--no-save', '--no-audit', '--no-fund'],
    { NODE_ENV: 'development' },
  ).catch((problem) => {
    throw new Error(
      `${problem.message}\nnpm could not install: look whether the package registry can be ` +
        'reached and the folder written, then run the command again.',
    );
  });
  if (!existsSync(node))
    throw new Error(
      'npm left the install script of "node" out: run npm rebuild node, then the command again.',
    );
  writeFileSync(mark, lock);
}
