// npm run mutants: breaks important lines one by one, and fails if the tests miss one.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { ofAccounts } from '../test/mutants/accounts.ts';
import { ofMoney } from '../test/mutants/money.ts';
import type { Mutant } from '../test/mutants/mutant.ts';

const COPIED = [
  'src',
  'test',
  'db',
  'locales',
  'public',
  'scripts',
  'openapi.json',
  'package.json',
  'tsconfig.json',
  'vitest.config.ts',
  'vite.config.ts',
  'react-router.config.ts',
];
const LINKED = ['node_modules', 'build'];
const root = resolve(import.meta.dirname, '..');
const wanted = process.argv.slice(2);

const chosen = [...ofMoney, ...ofAccounts].filter(({ file }) =>
  wanted.every((word) => file.includes(word)),
);
const workshop = mkdtempSync(join(tmpdir(), 'souk-mutants-'));
try {
  process.exitCode = hunt(chosen) ? 0 : 1;
} finally {
  rmSync(workshop, { recursive: true, force: true });
}

/** Breaks each line in a copy of the code; returns whether the tests noticed every one. */
function hunt(all: Mutant[]): boolean {
  for (const name of COPIED) cpSync(join(root, name), join(workshop, name), { recursive: true });
  for (const name of LINKED) symlinkSync(join(root, name), join(workshop, name));
  const files = [...new Set(all.flatMap(({ tests }) => tests))];
  if (!passes(files)) return say('The tests do not pass as the code is: mend that first.', false);
  const survivors = all.filter((mutant) => !isNoticed(mutant));
  return say(
    `${all.length - survivors.length} of ${all.length} mutants were noticed.`,
    survivors.length === 0,
  );
}

function isNoticed({ file, line, broken, tests, why }: Mutant): boolean {
  const path = join(workshop, file);
  const whole = readFileSync(path, 'utf8');
  if (whole.split(line).length !== 2) return say(`not once in the file  ${file}: ${line}`, false);
  writeFileSync(
    path,
    whole.replace(line, () => broken),
  );
  const noticed = !passes(tests);
  writeFileSync(path, whole);
  return say(`${noticed ? 'noticed ' : 'SURVIVED'}  ${file}: ${why}`, noticed);
}

function passes(tests: string[]): boolean {
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--bail=1', '--reporter=dot', ...tests];
  return spawnSync(process.execPath, vitest, { cwd: workshop, stdio: 'ignore' }).status === 0;
}

function say(line: string, answer: boolean): boolean {
  process.stdout.write(`${line}\n`);
  return answer;
}
