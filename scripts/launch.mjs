// The commands of package.json: installs what is missing, then continues under the pinned Node. Has
// no dependencies, and runs on any Node from 20 on.
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from './launch/build.mjs';
import { findChromium } from './launch/chromium.mjs';
import { install } from './launch/install.mjs';
import { run, runQuietly } from './launch/run.mjs';
import { SERVER, SERVER_ENV } from './launch/server.mjs';
import { test } from './launch/test.mjs';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
process.chdir(root);
const node = join(root, 'node_modules/node/bin/node');
const tool = (path) => [node, join(root, 'node_modules', path)];
const [verb = 'start', ...rest] = process.argv.slice(2);

const typegen = () =>
  runQuietly('Types of the routes', [...tool('@react-router/dev/bin.cjs'), 'typegen']);
const format = () => runQuietly('Format', [...tool('oxfmt/bin/oxfmt'), '--check', '.']);
const lint = () => runQuietly('Lint', [...tool('oxlint/bin/oxlint'), '--quiet']);
const types = () => runQuietly('Types of the code', [...tool('typescript/bin/tsc'), '--noEmit']);

const laws = () =>
  runQuietly('Laws', [
    ...tool('vitest/vitest.mjs'),
    'run',
    '--config=test/laws/vitest.config.ts',
    '--reporter=dot',
    ...rest,
  ]);

const verbs = {
  start: async () => {
    await build(tool);
    return run([node, ...SERVER, ...rest], SERVER_ENV);
  },
  dev: () => run([node, 'src/process/dev.ts', ...rest]),
  // collects garbage early: an import of any size stays below 200 MB
  market: () =>
    run([
      node,
      '--max-semi-space-size=8',
      '--heap-growing-percent=30',
      'src/cli/market.ts',
      ...rest,
    ]),
  bench: async () => {
    await build(tool);
    return run([node, '--expose-gc', 'bench/run.ts', ...rest], { NODE_ENV: 'production' });
  },
  mutants: async () => {
    await build(tool);
    return run([node, 'scripts/mutants.ts', ...rest]);
  },
  'demo-payments': async () => {
    await build(tool);
    return run([node, 'scripts/demo-payments.ts', ...rest], { NODE_ENV: 'production' });
  },
  format: () => run([...tool('oxfmt/bin/oxfmt'), '.', ...rest]),
  check: async () => {
    await format();
    await lint();
    await typegen();
    await Promise.all([types(), laws()]);
    return 0;
  },
  test: async () => {
    const chromium = await findChromium();
    await build(tool);
    await typegen();
    return test(tool, types, rest, chromium);
  },
};

try {
  const command = verbs[verb];
  if (!command)
    throw new Error(`There is no command ${verb}: say ${Object.keys(verbs).join(', ')}.`);
  await install(root, node);
  process.exitCode = await command();
} catch (problem) {
  process.stderr.write(`\n${problem.message}\n`);
  process.exitCode = 1;
}
