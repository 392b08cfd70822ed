// Moderation in the back office: a review is hidden with a reason, its writer reads that, objects,
// and another person decides; a store’s reply is hidden; and a store’s voucher, with its payer and
// its cost so far, is edited and ended. In English on a laptop, in Arabic on a phone.
import { sql } from 'kysely';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { transaction } from '#db/transaction.ts';
import { findWriter } from '#market/reviews/find-writer.ts';
import { makeSeller, makeStaff, type MadeSeller, type MadeStaff } from '../at-work.ts';
import { axe } from './axe.ts';
import { button, dialogOf } from './counted-desk.ts';
import { openPage, settled } from './settled.ts';
import { missing, openSite, wordsOf, type Site } from './site.ts';

const SOON = { timeout: 120_000, interval: 100 };
const LONG_MS = 600_000;
const VIEWS = [
  ['en', 1440],
  ['ar', 390],
] as const;
const WHY = 'It names a neighbour.';

let site: Site;
let owner: MadeStaff;
let manager: MadeStaff;

const wordsIn =
  (language: string) =>
  (section: string, key: string): string =>
    wordsOf(language)[section]?.[key] ?? `${section}.${key}`;

async function visit(language: string, width: number, staff?: MadeStaff) {
  const visitor = await site.visit({ viewport: { width, height: 900 } });
  await visitor.page
    .context()
    .addCookies([
      { name: 'i18n_redirected', value: language, url: site.origin },
      ...(staff ? [{ name: 'frontend_token', value: staff.bearer, url: site.origin }] : []),
    ]);
  return visitor;
}

/** The text of the last letter of a kind to an address, and the path for objecting. */
async function letterTo(recipient: string, kind: string) {
  const { plain } = await vi.waitFor(
    () =>
      site.database.db
        .selectFrom('mails')
        .select('plain')
        .where('recipient', '=', recipient)
        .where('kind', '=', kind)
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow(),
    SOON,
  );
  const link = plain.split(/\s/).find((word) => word.includes('/objection')) ?? '';
  return { plain, path: link.slice(site.origin.length) };
}

type Judged = { id: number; writer: string; seller: MadeSeller };
/** A visible review by a person with a known address, with a reply of its store. */
async function answeredReview(): Promise<Judged> {
  const { db } = site.database;
  const { rows } = await sql<{ id: number; store: number }>`
    select r.id, p.store_id as store
    from reviews r
    join products p on p.id = r.product_id and p.public
    where not r.hidden and not exists (select from review_answers a where a.review_id = r.id)
    order by r.id desc
  `.execute(db);
  for (const { id, store } of rows) {
    const writer = await transaction(db, (tx) => findWriter(tx, id));
    if (!writer) continue;
    const seller = await makeSeller(site.database, store);
    await db
      .insertInto('review_answers')
      .values({ review_id: id, store_id: store, answer: 'Please write to us.' })
      .execute();
    return { id, writer: writer.email, seller };
  }
  throw new Error('The demo market has reviews.');
}
const isHidden = async (id: number) =>
  (
    await site.database.db
      .selectFrom('reviews')
      .select('hidden')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).hidden;

/** The language of an address of the shop. */
const languageOf = (path: string): string => /^\/([a-z]{2})\//.exec(path)?.[1] ?? 'en';

async function checkScreen(page: Page): Promise<void> {
  await settled(page);
  expect([page.url(), ...(await axe(page))]).toEqual([page.url()]);
}

/** Presses a button and the one in its dialog, with a reason. */
async function hide(page: Page, name: string): Promise<void> {
  await button(page, name).click();
  await dialogOf(page).getByRole('textbox').fill(WHY);
  await button(dialogOf(page), name).click();
  await dialogOf(page).waitFor({ state: 'detached' });
}

describe.skipIf(missing)('what staff judge', { timeout: LONG_MS }, () => {
  beforeAll(async () => {
    site = await openSite('all');
    owner = await makeStaff(site.database, 'owner', { name: 'Leila Haddad' });
    manager = await makeStaff(site.database, 'manager', { name: 'Maren Holt' });
  }, LONG_MS);
  afterAll(() => site?.close());

  it.each(VIEWS)(
    'staff hide a review, its author objects, and it is shown again (%s, %i)',
    async (language, width) => {
      const say = wordsIn(language);
      const review = await answeredReview();
      const staff = await visit(language, width, owner);
      await staff.page.goto('/admin/reviews');
      await staff.page.locator(`main a[href="/admin/reviews/${review.id}"]`).first().waitFor();
      await checkScreen(staff.page);
      await staff.page.goto(`/admin/reviews/${review.id}`);
      await hide(staff.page, say('desk-marketing', 'hide-review'));
      await button(staff.page, say('desk-marketing', 'show-review')).waitFor();
      await staff.page.getByText(WHY).first().waitFor();
      await checkScreen(staff.page);
      expect(await isHidden(review.id)).toBe(true);

      const reasons = await letterTo(review.writer, 'review-hidden');
      expect(reasons.plain).toContain(WHY);
      const writer = await visit('en', width);
      await openPage(writer.page, reasons.path);
      const writerWords = wordsIn(languageOf(reasons.path));
      await writer.page
        .getByLabel(writerWords('report', 'objection-words'))
        .fill('Nobody is named.');
      expect(await axe(writer.page)).toEqual([]);
      await writer.page
        .getByRole('button', { name: writerWords('report', 'objection-send') })
        .click();
      await writer.page.getByText(writerWords('report', 'objection-open')).waitFor();
      await writer.close();

      const other = await visit(language, width, manager);
      await other.page.goto('/admin');
      await other.page.locator('main a[href="/admin/objections"]').click();
      await other.page.locator('#content a[href^="/admin/objections/"]').first().click();
      await other.page.getByText('Nobody is named.').waitFor();
      await checkScreen(other.page);
      await other.page.locator('[name=outcome]').selectOption('taken-back');
      await other.page.locator('[name=answer]').fill('You are right.');
      await other.page.getByRole('button', { name: say('desk-reports', 'decide') }).click();
      await other.page.getByText(say('desk-reports', 'state-taken-back')).first().waitFor();
      expect(await isHidden(review.id)).toBe(false);
      expect((await letterTo(review.writer, 'objection-decided')).plain).toContain(
        'You are right.',
      );
      expect([...staff.complaints, ...other.complaints]).toEqual([]);
      await staff.close();
      await other.close();
    },
  );

  it.each(VIEWS)(
    'a store’s answer is hidden with its reasons (%s, %i)',
    async (language, width) => {
      const say = wordsIn(language);
      const review = await answeredReview();
      const { page, complaints, close } = await visit(language, width, owner);
      await page.goto(`/admin/reviews/${review.id}`);
      await hide(page, say('desk-marketing', 'hide-answer'));
      await button(page, say('desk-marketing', 'show-answer')).waitFor();
      await checkScreen(page);
      const reasons = await letterTo(review.seller.email, 'restricted');
      expect(reasons.plain).toContain(WHY);
      await openPage(page, reasons.path);
      await page
        .getByText(wordsIn(languageOf(reasons.path))('report', 'action-hide-answer'))
        .waitFor();
      expect(await axe(page)).toEqual([]);
      expect(complaints).toEqual([]);
      await close();
    },
  );

  it.each(VIEWS)('a store’s voucher is edited and ended (%s, %i)', async (language, width) => {
    const say = wordsIn(language);
    const { db } = site.database;
    const { store_id: store } = await db
      .selectFrom('products')
      .select('store_id')
      .where('public', '=', true)
      .orderBy('id')
      .executeTakeFirstOrThrow();
    const seller = await makeSeller(site.database, store);
    const { rows } = await sql<{ id: number; name: string }>`
      insert into vouchers (title, code, type, amount, min_spend, usage_limit, limit_per_customer,
        start_at, end_at, store_id, used, cost)
      values ('{"en": "Paid by us", "ar": "على حسابنا"}', ${`STORE-${width}`}, 2, 1000, 0, 100, 1,
        now() - interval '1 day', now() + interval '9 days', ${store}, 3, 1234)
      returning id, (select name from stores where id = ${store}) as name
    `.execute(db);
    const [voucher] = rows;
    if (!voucher) throw new Error('The voucher is there.');
    const { page, complaints, close } = await visit(language, width, owner);
    await page.goto('/admin/vouchers');
    await page.locator(`main a[href="/admin/vouchers/${voucher.id}"]`).first().waitFor();
    await checkScreen(page);
    await page.goto(`/admin/vouchers/${voucher.id}`);
    const payer = page.getByRole('combobox', { name: say('desk-marketing', 'paid-by') });
    await expect.poll(() => payer.inputValue(), SOON).toBe(voucher.name);
    await page
      .getByText(/12[.,٫]34/)
      .first()
      .waitFor();
    await page.locator('[name=usage_limit]').fill('50');
    await page.locator('[name=public]').uncheck();
    await page.locator('[name=hide_reason]').fill(WHY);
    await checkScreen(page);
    await page
      .getByRole('button', { name: say('desk', 'save') })
      .last()
      .click();
    await vi.waitFor(async () => {
      const row = await db
        .selectFrom('vouchers')
        .select(['public', 'usage_limit'])
        .where('id', '=', voucher.id)
        .executeTakeFirstOrThrow();
      expect(row).toEqual({ public: false, usage_limit: 50 });
    }, SOON);
    const { plain } = await letterTo(seller.email, 'restricted');
    expect(plain).toContain(WHY);
    expect(plain).toContain(`STORE-${width}`);
    expect(complaints).toEqual([]);
    await close();
  });
});
