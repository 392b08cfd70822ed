// `npm run dev` on a copy of the code: a saved change is live without another process.
import { spawn, type ChildProcess } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { demoDatabase, type Demo } from '../db.ts';
import { freePort } from '../free-port.ts';

const CODE = ['src', 'db', 'locales', 'public', 'fonts', 'scripts'];
const FILES = ['package.json', 'tsconfig.json', 'vite.config.ts', 'react-router.config.ts'];
const MARKET = 'src/market/catalogue/read-brands.ts';
const PAGE = 'src/web/ui/directory/names-page.tsx';
const API = 'src/api/v1/brand.ts';
const SOON = { timeout: 120_000, interval: 100 };

describe('npm run dev', () => {
  let database: Demo;
  let folder: string;
  let origin: string;
  let server: ChildProcess;
  let output = '';

  beforeAll(async () => {
    database = await demoDatabase();
    folder = await mkdtemp(join(tmpdir(), 'souk-dev-'));
    for (const name of [...CODE, ...FILES])
      await cp(name, join(folder, name), { recursive: true, verbatimSymlinks: true });
    await symlink(resolve('node_modules'), join(folder, 'node_modules'));
    const port = await freePort();
    origin = `http://127.0.0.1:${port}`;
    server = spawn(process.execPath, ['src/process/dev.ts'], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        PORT: String(port),
        DATABASE_URL: database.url,
        DATA_DIR: database.dataDir,
      },
    });
    for (const stream of [server.stdout, server.stderr])
      stream?.on('data', (text) => {
        output += String(text);
      });
    await vi.waitFor(() => expect(output).toContain('Souk is open'), SOON);
  });
  afterAll(async () => {
    const exit = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    await exit;
    await database.close();
    await rm(folder, { recursive: true, force: true });
  });

  /** Replaces text in a file of the copy, as an editor saves it. */
  async function save(path: string, from: string, to: string): Promise<void> {
    const text = await readFile(join(folder, path), 'utf8');
    expect(text).toContain(from);
    await writeFile(join(folder, path), text.replace(from, to));
  }
  const firstBrand = async () => {
    const { data } = JSON.parse(await (await fetch(`${origin}/api/v1/brands`)).text());
    return data.data[0]?.title;
  };

  it('serves pages', async () => {
    const page = await fetch(`${origin}/brands`);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('<h1');
  });
  it('has a change of a page live, of the code that it started with too', async () => {
    await save(PAGE, '<h1', '<h1 id="saved"');
    await vi.waitFor(async () => {
      const page = await fetch(`${origin}/brands`);
      expect(await page.text()).toContain('<h1 id="saved"');
    }, SOON);
  });
  it('has a change of the market live at once, in the same process', async () => {
    const title = await firstBrand();
    expect(title).toBeTruthy();
    await save(MARKET, '=> brand),', "=> ({ ...brand, title: 'Saved just now' })),");
    await vi.waitFor(async () => expect(await firstBrand()).toBe('Saved just now'), SOON);
    expect(server.exitCode).toBeNull();
  });
  it('keeps the last good code while a file is broken, and takes the next good one', async () => {
    await save(API, 'readBrandPage(reading, query)', 'readBrandPage(reading, query');
    await vi.waitFor(() => expect(output).toContain('brand.ts'), SOON);
    expect(await firstBrand()).toBe('Saved just now');
    await save(API, 'readBrandPage(reading, query', 'readBrandPage(reading, { page: 99 })');
    await vi.waitFor(async () => expect(await firstBrand()).toBeUndefined(), SOON);
    expect(server.exitCode).toBeNull();
  });
});
