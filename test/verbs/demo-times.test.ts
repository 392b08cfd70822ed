// The dates of the demo's events: each start fills a market with orders up to that day.
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { demoDatabase } from '../db.ts';

describe('the demo market', () => {
  it('has nothing that happens after now', async () => {
    const demo = await demoDatabase();
    const { rows } = await sql`
      select
        (select count(*) from parcel_events where at > now()) as moved,
        (select count(*) from reviews where created_at > now()) as reviewed,
        (select count(*) from orders where paid_at > now()) as paid`.execute(demo.db);
    await demo.close();
    expect(rows).toEqual([{ moved: 0, reviewed: 0, paid: 0 }]);
  }, 300_000);
});
