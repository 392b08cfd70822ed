// An owner runs the market day by day in the back office: a seller is accepted, a product approved,
// a late order followed up, a line refunded, the bank matched, a dispute answered, the week paid
// out, a colleague invited. After each, the books, the stock and the papers are checked. In English
// on a laptop, in Arabic on a phone.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditMarket } from '#market/audit/audit-market.ts';
import { codeOf } from '../guarded.ts';
import { openMailbox, type Mailbox } from '../mailbox.ts';
import { unique } from '../make.ts';
import { button, dialogOf, startAt, type Desk } from './counted-desk.ts';
import * as days from './market-days-steps.ts';
import * as things from './market-days-things.ts';
import { paidQuietly } from './money-things.ts';
import * as money from './owner-money-tasks.ts';
import * as tasks from './owner-tasks.ts';
import { openPaying, type PayingSite } from './paying.ts';
import { ours } from './paying-steps.ts';
import { openProposing, type Proposing } from './proposing.ts';
import {
  join,
  makeWorker,
  setUp,
  signInWith,
  type Desk as Visited,
} from './second-factor-journey.ts';
import { missing, wordsOf } from './site.ts';

const VIEWS = [
  ['en', 1440],
  ['ar', 390],
] as const;
const SOON = { timeout: 120_000 };
const LONG_MS = 600_000;
const DAY_MS = 86_400_000;

let site: PayingSite;
let mailbox: Mailbox;
let proposing: Proposing;

async function visit(language: string, width: number, bearer?: string) {
  const visitor = await site.visit({ viewport: { width, height: 900 } });
  await visitor.page
    .context()
    .addCookies([
      { name: 'i18n_redirected', value: language, url: site.origin },
      ...(bearer ? [{ name: 'frontend_token', value: bearer, url: site.origin }] : []),
    ]);
  const words = (key: string, section = 'desk') => wordsOf(language)[section]?.[key] ?? '';
  return { ...visitor, words };
}
/** The letters to a person with a certain text. */
const lettersTo = (email: string, text: string) =>
  mailbox.received.filter(({ to, plain }) => to.includes(email) && plain.includes(text));
const proven = async () => expect(await auditMarket(site.database.db)).toEqual([]);

const TITLE = `an owner’s days${missing ? ` (${missing})` : ''}`;

describe.skipIf(missing !== null)(TITLE, { timeout: LONG_MS }, () => {
  beforeAll(async () => {
    mailbox = await openMailbox();
    site = await openPaying({ SMTP_URL: mailbox.url, MAIL_FROM: 'mail@souk.example' });
    proposing = await openProposing(site);
  });
  afterAll(async () => {
    await site?.close();
    await mailbox?.close();
  });

  it.each(VIEWS)('go by the screens of the back office (%s, %i)', async (language, width) => {
    const { bearer } = await makeWorker(site, `Leila ${language}`);
    const boss = await visit(language, width, bearer);
    const desk = await startAt(boss.page, language);
    for (const day of [accepts, approves, chases, matches, answers, paysOut, hires]) {
      await days.home(desk);
      await day(desk, { language, width, boss });
      await proven();
    }
    expect(ours(site, boss.complaints)).toEqual([]);
    await boss.close();
  });
});

type Where = { language: string; width: number; boss: Visited };

async function accepts(desk: Desk, { language }: Where): Promise<void> {
  const { id, store, requirements } = await things.applies(site.database.db, language);
  const late = await desk.page.context().newPage(); // a colleague has it open too
  await late.goto(`/admin/applications/${id}`);
  const anyway = desk.say('desk-sellers', 'approve-anyway');
  await button(late, anyway).click();
  await tasks.acceptSeller(desk, store, requirements);
  await button(dialogOf(late), anyway).click();
  await dialogOf(late).getByText(desk.say('refusal', 'application-decided')).waitFor();
  await late.close();
  await days.checkScreen(desk);
  await desk.page.getByText(desk.say('desk-sellers', 'application-approved')).first().waitFor();
}

async function approves(desk: Desk, { language }: Where): Promise<void> {
  const title = unique(language === 'ar' ? 'مصباح' : 'Lamp');
  await proposing.change({ en: title, ar: title });
  await days.home(desk);
  await tasks.openProposal(desk);
  await desk.page.locator('ins', { hasText: title }).first().waitFor();
  expect(await desk.page.locator('del').count()).toBeGreaterThan(0);
  await days.checkScreen(desk);
  await tasks.approveOpened(desk);
  const { product } = proposing;
  const shown = await fetch(`${site.origin}/${language}/${product.slug}/product/${product.id}`);
  expect(await shown.text()).toContain(title);
}

async function chases(desk: Desk, { language }: Where): Promise<void> {
  const { id, code, seller } = await things.latePaid(site, language);
  await days.home(desk);
  await days.remindLate(desk);
  await days.checkScreen(desk);
  // besides the letter about the order, if that was still to be written
  const late = desk.say('letter', 'parcel-late-text').slice(-20);
  const reminders = () => lettersTo(seller.email, code).filter(({ html }) => html.includes(late));
  await expect.poll(() => reminders().length, SOON).toBe(1);
  await proven();
  // the same order: one of its two items broke
  await money.wishRefund(desk, code);
  const bookChanges = await days.shownBookChanges(desk);
  await days.checkScreen(desk);
  await money.giveBack(desk);
  await expect.poll(() => things.booked(site.database.db, id, desk.say), SOON).toEqual(bookChanges);
}

async function matches(desk: Desk, { language }: Where): Promise<void> {
  const { withReference, withName, payer, file } = await things.transferred(site, language);
  await days.takeStatement(desk, file);
  await days.checkScreen(desk);
  await days.matchEntry(desk, payer, withName.code);
  await days.checkScreen(desk);
  const paid = () =>
    site.database.db
      .selectFrom('orders')
      .select('id')
      .where('id', 'in', [withReference.id, withName.id])
      .where('paid_at', 'is not', null)
      .execute();
  await expect.poll(async () => (await paid()).length, SOON).toBe(2);
}

async function answers(desk: Desk): Promise<void> {
  const code = await paidQuietly(site.database.db);
  const due = new Date(Date.now() + 3 * DAY_MS).toISOString().slice(0, 10);
  await days.noteDispute(desk, code, due);
  await days.checkScreen(desk);
  await days.home(desk); // it is on the first screen until it is answered
  await desk.click(days.waitsFor(desk, '/admin/disputes?view=needs-response'));
  await days.checkScreen(desk);
  await desk.click(desk.page.getByRole('link', { name: code }));
  await days.sayStanding(desk, 'under-review');
  await proven();
  await days.home(desk);
  expect(await days.waitsFor(desk, '/admin/disputes?view=needs-response').count()).toBe(0);
}

async function paysOut(desk: Desk): Promise<void> {
  const { page, say } = desk;
  const store = await things.earning(site.database.db);
  await money.payWeek(desk, store);
  await days.checkScreen(desk);
  await desk.click(page.getByRole('link', { name: store }));
  await page.getByText(say('desk-money', 'made-of')).first().waitFor();
  await days.checkScreen(desk);
  await days.payAll(desk, unique('SEPA'));
  const open = site.database.db.selectFrom('payouts').select('id').where('state', '=', 'open');
  expect(await open.execute()).toEqual([]);
  await days.home(desk);
  expect(await days.waitsFor(desk, '/admin/payouts?view=open').count()).toBe(0);
}

async function hires(desk: Desk, { language, width, boss }: Where): Promise<void> {
  const email = `${unique('nour')}@example.com`.toLowerCase();
  const role = `${language} ${unique('Care')}`;
  await setUp(boss); // a person who requires it must have it
  await days.makeGuardedRole(desk, role);
  await days.checkScreen(desk);
  await tasks.inviteStaff(desk, email, role);
  await days.checkScreen(desk);
  await expect.poll(() => lettersTo(email, '/admin/join#').length, SOON).toBe(1);
  const [letter] = lettersTo(email, '/admin/join#');
  const [link = ''] = /\/admin\/join#\S+/.exec(letter?.plain ?? '') ?? [];
  const guest = await visit(language, width);
  await join(guest, link, 'Nour Saleh');
  await guest.page.getByRole('heading', { name: guest.words('owes-title') }).waitFor();
  const { secret } = await setUp(guest, null);
  await guest.page.getByRole('button', { name: guest.words('find') }).waitFor(); // the back office
  const again = await visit(language, width);
  await signInWith(again, email, { app: () => codeOf(secret, 1) });
  expect(guest.complaints).toEqual([]);
  await Promise.all([guest.close(), again.close()]);
}
