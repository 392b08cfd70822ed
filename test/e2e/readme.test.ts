// Every address in README.md and in docs/ exists in the built shop.
import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { filesIn, textOf } from '../laws/sources.ts';
import { openBuilt, unbuilt, type Site } from './site.ts';

type Named = { method: string; path: string };
const calls: Endpoint[] = Object.values(endpoints);
/** Its addresses are forms of addresses, each with its own test. */
const STATEMENTS = 'docs/specification.md';
const PAPERS = ['README.md', ...filesIn('docs')].filter(
  (path) => path.endsWith('.md') && path !== STATEMENTS,
);
const API = /^(admin|seller|user|cart|order|payment|product|search)\/[\w/-]+(\.\w+)?$/;

/** The addresses of the shop in backticks, angle brackets and blocks of code. */
function namedIn(text: string): Named[] {
  const quoted = [...text.matchAll(/`([^`\n]+)`|<(http[^>]+)>|(https:\/\/shop\.example\S+)/g)].map(
    ([, code, link, example]) => code ?? link ?? example ?? '',
  );
  return quoted.flatMap((words) => {
    const [, method, rest = ''] = /^(?:(GET|POST) )?(\S+)$/.exec(words) ?? [];
    const path =
      rest.replace(/^(http:\/\/localhost:3000|https:\/\/shop\.example|PUBLIC_URL)(?=\/|$)/, '') ||
      (rest ? '/' : '');
    if (path.includes('…')) return [];
    const whole = API.test(path) ? `/api/v1/${path}` : path;
    const call = calls.find((one) => whole === `/api/v1/${one.path}`);
    return whole.startsWith('/')
      ? [{ method: method ?? call?.methods[0] ?? 'GET', path: whole }]
      : [];
  });
}

describe.skipIf(unbuilt !== null)(
  `the addresses of the papers${unbuilt ? ` (skipped: ${unbuilt})` : ''}`,
  () => {
    let built: Pick<Site, 'origin' | 'database' | 'close'>;
    beforeAll(async () => {
      built = await openBuilt();
    });
    afterAll(() => built?.close());
    const request = async ({ method, path }: Named) => {
      const answer = await fetch(`${built.origin}${path}`, { method, redirect: 'manual' });
      return {
        status: answer.status,
        type: answer.headers.get('content-type') ?? '',
        text: await answer.text(),
      };
    };
    /** A file of a folder, for an address that ends in a slash. */
    async function inFolder({ method, path }: Named): Promise<Named> {
      if (path === '/assets/')
        return { method, path: `/assets/${readdirSync('build/client/assets')[0] ?? ''}` };
      if (path !== '/media/') return { method, path };
      const { image } = await built.database.db
        .selectFrom('products')
        .select('image')
        .limit(1)
        .executeTakeFirstOrThrow();
      return { method, path: `/media/${image}` };
    }
    const named = [
      ...new Map(
        PAPERS.flatMap((path) => namedIn(textOf(path))).map((one) => [
          `${one.method} ${one.path}`,
          one,
        ]),
      ).values(),
    ];

    it('are found in it', () =>
      expect(named.map(({ path }) => path)).toEqual(
        expect.arrayContaining([
          '/',
          '/api',
          '/api/v1/openapi.json',
          '/healthz',
          '/readyz',
          '/api/v1/admin/payment-methods',
          '/api/v1/admin/payment-method/save',
          '/assets/',
          '/media/',
          '/api/v1/user/social-login/callback/google',
        ]),
      ));
    it.each(named)('$method $path is there', async (one) => {
      const { status } = await request(await inFolder(one));
      expect(status).not.toBe(404);
      expect(status).toBeLessThan(500);
      if (!one.path.startsWith('/api/v1/')) expect(status).toBe(200);
    });
    it('/api shows every call that openapi.json has, and what answers a file', async () => {
      const page = await request({ method: 'GET', path: '/api' });
      const printed = await request({ method: 'GET', path: '/api/v1/openapi.json' });
      expect([page.status, page.type, printed.status, printed.type]).toEqual([
        200,
        'text/html; charset=UTF-8',
        200,
        'application/json; charset=utf-8',
      ]);
      const { paths }: { paths: Record<string, Record<string, { operationId: string }>> } =
        JSON.parse(printed.text);
      const calls = Object.values(paths).flatMap((methods) => Object.values(methods));
      expect(calls.length).toBeGreaterThan(100);
      for (const { operationId } of calls)
        expect(page.text, operationId).toContain(`<section id="${operationId}">`);
      for (const type of ['application/pdf', 'text/csv', 'application/xml'])
        expect(page.text).toContain(`Answers a file: <code>${type}</code>`);
    });
  },
);
