// What must not leave this machine: its paths, its registry, and keys.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'vitest';
import { hold, root, where } from './sources.ts';

const MOST_BYTES = 5_000_000;
const LEAKS: [RegExp, string][] = [
  [
    /(?:file:\/\/|(?<![\w.@/-]))\/(work|root)\/[\w.-]*/g,
    'a path of the machine it was written on: say it from the folder of the repository',
  ],
  [/-----BEGIN [A-Z ]*PRIVATE KEY-----/g, 'a private key: take it out, and make a new one'],
  [
    /\b(sk|rk)_live_\w{8,}|\bAKIA[0-9A-Z]{16}\b|\bgh[pousr]_\w{30,}|\bnpm_\w{30,}|\bxox[abps]-\w{10,}/g,
    'a key of somebody’s account: take it out, and have it revoked',
  ],
];

const files = existsSync(join(root, '.git')) ? tracked() : [];

describe.skipIf(files.length === 0)('secrets', () => {
  it('no file holds a path of a machine or a key', () =>
    hold(
      files.flatMap(({ path, text }) =>
        LEAKS.flatMap(([leak, what]) =>
          [...text.matchAll(leak)].map(
            ({ 0: found, index }) =>
              `${where({ path, text }, index)} holds ${found.slice(0, 24)}, ${what}.`,
          ),
        ),
      ),
    ));

  it('package-lock.json names no registry', () =>
    hold(
      files
        .filter(({ path }) => /(^|\/)package-lock\.json$/.test(path))
        .flatMap(({ path, text }) =>
          [...text.matchAll(/"resolved": "([^"]*)"/g)]
            .slice(0, 3)
            .map(
              ({ 1: address = '', index }) =>
                `${where({ path, text }, index)} names a registry (${address}): take all ` +
                '"resolved" out, so that every machine asks its own.',
            ),
        ),
    ));

  it('no settings of a machine are kept', () =>
    hold(
      files
        .filter(({ path }) =>
          /(^|\/)(\.env(\.(?!example)\w+)?|\.npmrc|id_(rsa|ed25519)|[^/]*\.pem)$/.test(path),
        )
        .map(
          ({ path }) =>
            `${path} holds the settings or keys of one machine: take it out of git, and name ` +
            'it in .gitignore.',
        ),
    ));
});

/** The files that git has, or would have with the next commit, as texts. */
function tracked(): { path: string; text: string }[] {
  const listed = execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  return [...new Set(listed.split('\0'))]
    .filter(
      (path) =>
        path &&
        existsSync(join(root, path)) &&
        statSync(join(root, path)).isFile() &&
        statSync(join(root, path)).size <= MOST_BYTES,
    )
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
    .filter(({ text }) => !text.includes('\0'));
}
