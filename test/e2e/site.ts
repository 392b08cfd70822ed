// The built shop with its own database, and a real browser.
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import {
  chromium,
  type Browser,
  type BrowserContextOptions,
  type Page,
  type Route,
} from 'playwright-core';
import { onTestFailed, TestRunner } from 'vitest';
import { demoDatabase, type Fresh } from '../db.ts';
import { freePort } from '../free-port.ts';
import { watchTraffic } from './settled.ts';

const SERVER = 'build/server/server.js';
const PATIENCE_MS = 120_000; // a busy machine is slow, not wrong
const SHOWN = 6_000; // characters
/** The greatest delay of scripts and answers, for finding tests that are too fast. */
const LATE_MS = Number(process.env.LATE_MS ?? 0);
export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
export const CHROME = [
  process.env.CHROME_PATH,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
].find((path) => path && existsSync(path));

/** Why the built shop cannot be opened here, or not with a browser; null if it can. */
export const unbuilt = existsSync(SERVER) ? null : 'the shop is not built: npm run build';
export const missing = CHROME ? unbuilt : 'there is no Chromium: name one with CHROME_PATH';

export type Visitor = {
  page: Page;
  /** What the browser complained about so far. */ complaints: string[];
  close: () => Promise<void>;
};
export type Site = {
  origin: string;
  database: Fresh;
  browser: Browser;
  visit: (options?: BrowserContextOptions, quiet?: boolean) => Promise<Visitor>;
  close: () => Promise<void>;
};

/**
 * Opens the shop and a browser; the caller closes both. With the role `all` letters are written
 * too; `settings` are added to its environment.
 */
export async function openSite(
  role: 'web' | 'all' = 'web',
  settings: Record<string, string> = {},
): Promise<Site> {
  const { close, ...built } = await openBuilt(role, settings);
  const { origin } = built;
  const browser = await chromium.launch({ executablePath: CHROME ?? '', args: FLAGS });
  return {
    ...built,
    browser,
    visit: (options, quiet = true) => visit(browser, origin, options, quiet),
    close: async () => {
      await browser.close();
      await close();
    },
  };
}

/** Opens only the built shop. */
export async function openBuilt(
  role: 'web' | 'all' = 'web',
  settings: Record<string, string> = {},
): Promise<Pick<Site, 'origin' | 'database' | 'close'>> {
  const database = await demoDatabase();
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, [SERVER], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATABASE_URL: database.url,
      DATA_DIR: database.dataDir,
      ROLE: role,
      LIMITS: 'off',
      LOG_LEVEL: 'error',
      PUBLIC_URL: origin,
      ...settings,
    },
  });
  await ready(origin, server);
  return {
    origin,
    database,
    close: async () => {
      await new Promise<void>((resolve) => {
        server.once('exit', () => resolve());
        server.kill('SIGTERM');
      });
      await database.close();
    },
  };
}

/**
 * A visitor with their own browser. `quiet` closes the cookie notice and the popup beforehand, as
 * for a returning visitor.
 */
export async function visit(
  browser: Browser,
  origin: string,
  options: BrowserContextOptions = {},
  quiet: boolean,
): Promise<Visitor> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 1280, height: 900 },
    locale: 'en-GB',
    serviceWorkers: 'block', // a test's handlers do not see their requests
    ...options,
  });
  context.setDefaultTimeout(PATIENCE_MS);
  if (quiet)
    await context.addInitScript(() => {
      localStorage.setItem('cookie-notice', '1');
      for (let id = 1; id < 30; id++) localStorage.setItem(`popup-banner-${id}`, '1');
    });
  if (LATE_MS > 0) await context.route(/\/assets\/|\/api\/v1\/|\.data\b/, late);
  context.on('page', watchTraffic);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (problem) => {
    complaints.push(`${page.url()}: ${problem.message}`);
  });
  showIfItFails(page);
  return { page, complaints, close: () => context.close() };
}

async function late(route: Route): Promise<void> {
  await new Promise((resolve) => {
    setTimeout(resolve, Math.random() * LATE_MS);
  });
  await route.fallback().catch(() => undefined); // the page is being left
}

/** Logs what the page shows if its test fails, for readers of the log. */
function showIfItFails(page: Page): void {
  if (!TestRunner.getCurrentTest()) return; // opened before all tests, or besides a test
  onTestFailed(async () => {
    if (page.isClosed()) return;
    for (const part of await page.locator('main, dialog[open], [role=dialog]').all()) {
      const shown = await part.ariaSnapshot({ timeout: 5_000 }).catch(String);
      console.error(`${page.url()} shows:\n${shown.slice(0, SHOWN)}`);
    }
  });
}

/** The messages of a language, for finding things by text. */
export function wordsOf(language: string): Record<string, Record<string, string>> {
  return JSON.parse(readFileSync(`locales/${language}.json`, 'utf8'));
}

async function ready(origin: string, server: ChildProcess): Promise<void> {
  for (;;) {
    if (server.exitCode !== null) throw new Error('The built shop did not start.');
    if (
      await fetch(`${origin}/readyz`).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
  }
}
