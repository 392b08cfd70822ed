// Checks every page as served with the W3C’s HTML checker. Its jar is not part of the project:
// VNU_JAR names one, and Java runs it.
import { execFile, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findPaths, screens, type Screens } from './screens.ts';
import { openBuilt, unbuilt, type Site } from './site.ts';

const JAR = process.env.VNU_JAR ?? '';
const hasJava = () => spawnSync('java', ['-version']).status === 0;
const missing =
  unbuilt ??
  (!existsSync(JAR) ? 'VNU_JAR names no checker' : hasJava() ? null : 'there is no Java');
const MOST_OUTPUT = 64 * 1024 * 1024;

let site: Pick<Site, 'origin' | 'database' | 'close'>;
let paths: Screens['paths'];
let folder: string;

describe.skipIf(missing !== null)(`valid HTML${missing ? ` (skipped: ${missing})` : ''}`, () => {
  beforeAll(async () => {
    site = await openBuilt();
    paths = await findPaths(site);
    folder = await mkdtemp(join(tmpdir(), 'souk-html-'));
  });
  afterAll(async () => {
    await site?.close();
    if (folder) await rm(folder, { recursive: true });
  });

  it.each([
    ['en', ''],
    ['ar', '/ar'],
  ])('of all pages in %s', async (language, prefix) => {
    const pages = [
      ...screens.map((name) => [name, paths[name]] as const),
      ['questions', '/page/faq'] as const,
      ['order', '/user/order/1'] as const,
      ['paying', '/payment-callback'] as const,
      ['social sign-in', '/social-callback'] as const,
    ];
    const files = await Promise.all(
      pages.map(async ([name, path]) =>
        keep(`${language} ${name}`, await (await fetch(`${site.origin}${prefix}${path}`)).text()),
      ),
    );
    expect(await errorsIn(files)).toEqual([]);
  });

  it('and the checker does find a mistake in a broken page', async () => {
    const page = await (await fetch(`${site.origin}${paths.cart}`)).text();
    const broken = await keep('planted', page.replace('<h1', '<span><div></div></span><h1'));
    expect(await errorsIn([broken])).toEqual([
      expect.stringContaining('planted.html: Element “div” not allowed as child of element “span”'),
    ]);
  });
});

async function keep(name: string, html: string): Promise<string> {
  const file = join(folder, `${name}.html`);
  await writeFile(file, html);
  return file;
}

/** The errors that the checker finds, by file, each kind once. */
async function errorsIn(files: string[]): Promise<string[]> {
  const { stderr } = await promisify(execFile)(
    'java',
    ['-Xss4m', '-jar', JAR, '--format', 'json', '--errors-only', '--exit-zero-always', ...files],
    { maxBuffer: MOST_OUTPUT },
  );
  const { messages }: { messages: { url: string; message: string }[] } = JSON.parse(stderr);
  return [
    ...new Set(
      messages.map(
        ({ url, message }) => `${decodeURIComponent(url).split('/').at(-1)}: ${message}`,
      ),
    ),
  ];
}
