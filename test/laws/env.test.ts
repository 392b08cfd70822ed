// Only src/hall/config.ts reads settings by name, and every place that describes them agrees.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'vitest';
import { settings } from '#hall/settings-list.ts';
import { filesIn, hold, root, textOf, where } from './sources.ts';

// Other files that may read the environment: which part, and why. WHOLE passes it on without
// reading a name.
const WHOLE = 'process.env';
const LOOKERS = new Map<string, [string, string]>([
  ['src/process/start.ts', [WHOLE, 'to the settings']],
  ['src/cli/market.ts', [WHOLE, 'to the settings']],
  ['src/process/dev-server.ts', [WHOLE, 'to the settings']],
  [
    'src/process/dev.ts',
    ['process.env.NODE_ENV', 'React chooses its build by it when it is loaded'],
  ],
  [
    'src/web/entry.client.tsx',
    ['import.meta.env.PROD', 'there is a service worker in builds only'],
  ],
  ['src/web/pages.ts', ['process.env.NODE_ENV', 'React Router tells faults in full by it']],
  ['scripts/tables.ts', ['process.env.DATABASE_URL', 'a developer’s script, away from the shop']],
  ['scripts/demo-payments.ts', [WHOLE, 'to the settings, and to the shop that it starts']],
  ['scripts/launch/run.mjs', [WHOLE, 'to the programs that it starts']],
  [
    'scripts/launch/chromium.mjs',
    ['process.env.CHROME_PATH', 'a developer’s own browser, for tests'],
  ],
]);
const ENV_USE =
  /\bprocess\.env\b(\.\w+|\[[^\]\n]*\])?|\bimport\.meta\.env\b(\.\w+)?|\{[^}\n]*\benv\b[^}\n]*\} (= process\b|from '(node:)?process')/g;
const names: string[] = settings.map(([name]) => name);

describe('env', () => {
  it('only src/hall/config.ts reads the environment', () =>
    hold(
      ['src', 'scripts']
        .flatMap(filesIn)
        .filter((path) => /\.(tsx?|mjs)$/.test(path) && path !== 'src/hall/config.ts')
        .flatMap((path) => {
          const text = textOf(path);
          const [allowed] = LOOKERS.get(path) ?? [];
          return [...text.matchAll(ENV_USE)]
            .filter(({ 0: use }) => use !== allowed)
            .map(
              ({ 0: use, index }) =>
                `${where({ path, text }, index)} looks at the environment (${use}): add a ` +
                `setting to src/hall/settings-list.ts and take it from the services' config.`,
            );
        }),
    ));

  it('the files that may look do so', () =>
    hold(
      [...LOOKERS]
        .filter(
          ([path, [allowed]]) =>
            !existsSync(join(root, path)) ||
            ![...textOf(path).matchAll(ENV_USE)].some(({ 0: use }) => use === allowed),
        )
        .map(
          ([path, [allowed]]) =>
            `LOOKERS lists ${path}, which does not look at ${allowed}: take it out of this law.`,
        ),
    ));

  it('.env.example lists exactly the settings', () => {
    const lines = textOf('.env.example').split('\n');
    const listed = new Map(
      lines.flatMap((line, at) => {
        const found = /^#?\s?([A-Z][A-Z0-9_]+)=(.*)$/.exec(line);
        return found
          ? [
              [
                found[1] ?? '',
                { value: found[2] ?? '', about: (lines[at - 1] ?? '').replace(/^# /, '') },
              ],
            ]
          : [];
      }),
    );
    hold([
      ...names
        .filter((name) => !listed.has(name))
        .map(
          (name) =>
            `.env.example does not list ${name}: copy its sentence and its value from ` +
            'src/hall/config.ts.',
        ),
      ...[...listed.keys()]
        .filter((name) => !names.includes(name))
        .map(
          (name) =>
            `.env.example lists ${name}, which src/hall/config.ts does not know: take it out.`,
        ),
      ...settings.flatMap(([name, value, about]) => {
        const entry = listed.get(name);
        if (!entry || (entry.value === value && entry.about === about)) return [];
        return [
          `.env.example says of ${name}: “${entry.about}” and “${entry.value}”; ` +
            `src/hall/config.ts says “${about}” and “${value}”: let both say the same.`,
        ];
      }),
    ]);
  });

  it('docs/settings.md lists exactly the settings, with what each is when it is not set', () => {
    const listed = new Map(
      [...textOf('docs/settings.md').matchAll(/^- `([A-Z][A-Z0-9_]+)` \((`[^`]+`|none)\):/gm)].map(
        ([, name = '', value = '']) => [name, value === 'none' ? '' : value.slice(1, -1)],
      ),
    );
    hold([
      ...names
        .filter((name) => !listed.has(name))
        .map((name) => `docs/settings.md does not list \`${name}\`: add it, with its default.`),
      ...[...listed.keys()]
        .filter((name) => !names.includes(name))
        .map(
          (name) => `docs/settings.md lists \`${name}\`, which no setting is called: take it out.`,
        ),
      ...settings
        .filter(([name, value]) => listed.has(name) && listed.get(name) !== value)
        .map(
          ([name, value]) =>
            `docs/settings.md says that \`${name}\` is “${listed.get(name)}” when it is not ` +
            `set; it is “${value}”.`,
        ),
    ]);
  });
});
