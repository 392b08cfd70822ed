// A file of a list is read in batches and sent while reading, however long it is.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { makeStaff, type MadeStaff } from '../at-work.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { makeShop } from '../make.ts';
import { readsOf } from '../pages-read.ts';
import { openShop, type TestShop } from '../shop.ts';

/** More than are counted: such a file continues below the last id of each batch. */
const MAILS = 30_000;
const AT_ONCE = 1000;
const PARTS = MAILS / AT_ONCE;

let base: Fresh;
let open: TestShop;
let owner: MadeStaff;
beforeAll(async () => {
  base = await freshDatabase();
  await makeShop(base.db);
  open = await openShop(base);
  owner = await makeStaff(base, 'owner');
  await sql`
    insert into mails (kind, recipient, language, subject, html, plain, state, sent_at)
    select 'order-placed', 'buyer' || n || '@example.com', 'en',
      'Order ' || n || repeat(' again', 300), '<p>Thank you</p>', 'Thank you', 'sent', now()
    from generate_series(1, ${MAILS}::int) n
  `.execute(base.db);
  await sql`analyze mails`.execute(base.db);
});
afterAll(async () => {
  await open.close();
  await base.close();
});

const fetchExport = (query = '', signal?: AbortSignal) =>
  fetch(`${open.origin}/api/v1/${endpoints['adminMail.export'].path}${query}`, {
    headers: owner.headers,
    ...(signal && { signal }),
  });
const ofMails = ({ sql: text }: { sql: string }) => text.includes('paged');
const idsOf = (csv: string) =>
  csv
    .trimEnd()
    .split('\r\n')
    .slice(1)
    .map((line) => Number(line.split(',')[0]));

describe('a file of a list', () => {
  it('has every row once, the newest first, and no part of it reads more than its own', async () => {
    let ids: number[] = [];
    const reads = await readsOf(async () => {
      ids = idsOf(await (await fetchExport()).text());
    });
    expect(ids).toHaveLength(MAILS);
    expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => b - a));
    const parts = reads.filter(ofMails);
    expect(parts.length).toBeGreaterThan(PARTS);
    expect(Math.max(...parts.map(({ rows }) => rows))).toBeLessThan(2 * AT_ONCE);
  });

  it('is in the order that is asked for while it is short', async () => {
    const ids = idsOf(await (await fetchExport('?q=buyer11&sort=id')).text());
    expect(ids.length).toBeGreaterThan(AT_ONCE);
    expect(ids).toEqual(ids.toSorted((a, b) => a - b));
  });

  it('is read no further when nobody takes it any more', async () => {
    const stop = new AbortController();
    const reads = await readsOf(async (soFar) => {
      const { body } = await fetchExport('', stop.signal);
      await body?.getReader().read();
      stop.abort();
      let before = -1;
      const rests = () => {
        const rested = soFar.length === before;
        before = soFar.length;
        return rested;
      };
      await expect.poll(rests, { interval: 1000 }).toBe(true);
    });
    expect(reads.filter(ofMails).length).toBeLessThan(PARTS);
  });
});
