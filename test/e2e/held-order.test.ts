// An order that waits for its money: how long it is kept, on a countdown, and what happens then.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderMethod } from '#contract/constants.ts';
import { closeUnpaid } from '#market/payments/close-unpaid.ts';
import { openPaying, type PayingSite, type Shopping } from './paying.ts';
import { openPage } from './settled.ts';
import { missing } from './site.ts';

let site: PayingSite;
const HOUR_MS = 3_600_000;
const keep = (id: number, seconds: number) =>
  sql`
    update orders set pay_by = clock_timestamp() + make_interval(secs => ${seconds})
    where id = ${id}
  `.execute(site.database.db);

/** An order kept for this long, opened in a browser whose clock is an hour ahead. */
async function opened(seconds: number): Promise<Shopping & { id: number }> {
  const shopping = await site.come('en', 360);
  const id = await shopping.ordered(orderMethod.stripe);
  await shopping.page.clock.install({ time: Date.now() + HOUR_MS });
  await keep(id, seconds);
  await openPage(shopping.page, `/user/order/${id}`);
  await shopping.page.getByRole('timer').waitFor();
  return { ...shopping, id };
}

describe.skipIf(missing !== null)(`a kept order${missing ? ` (skipped: ${missing})` : ''}`, () => {
  beforeAll(async () => {
    site = await openPaying();
  });
  afterAll(() => site?.close());

  it('counts down by the server’s clock, even if the browser’s is wrong', async () => {
    const { page, id, visitor } = await opened(754);
    const shown = async () => {
      const [, minutes = 0, seconds = 0] = (
        await page.getByRole('timer').locator('> span').allTextContents()
      ).map((text) => Number.parseInt(text, 10));
      return minutes * 60 + seconds;
    };
    const off = async () => {
      const {
        rows: [row],
      } = await sql<{ left: number }>`
        select ceil(extract(epoch from pay_by - clock_timestamp()))::int as left
        from orders where id = ${id}
      `.execute(site.database.db);
      return Math.abs((row?.left ?? 0) - (await shown()));
    };
    expect(await off()).toBeLessThanOrEqual(1);
    await page.waitForTimeout(3000);
    expect([await off(), (await shown()) < 754]).toEqual([
      expect.toSatisfy((one) => one <= 1),
      true,
    ]);
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  });

  it('announces its last minutes, its end and its cancellation to screen readers', async () => {
    const { page, id, visitor } = await opened(90);
    const statusLine = page.getByRole('status');
    expect(await statusLine.filter({ hasText: 'to pay' }).count()).toBe(0);
    await page.clock.fastForward(31_000);
    await statusLine.filter({ hasText: '1 minute left to pay.' }).waitFor();
    await keep(id, 3);
    await openPage(page, `/user/order/${id}`);
    await statusLine.filter({ hasText: 'The time to pay was up' }).waitFor();
    expect(await page.getByRole('timer').count()).toBe(0);
    await closeUnpaid(site.database.db);
    await statusLine.filter({ hasText: 'It was not paid in time.' }).waitFor();
    await page.getByRole('heading', { name: 'This order has been cancelled.' }).waitFor();
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  });
});
