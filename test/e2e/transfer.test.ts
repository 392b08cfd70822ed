// A buyer reports a transfer with amount, day and proof, is shown errors, and corrects it: in
// English on a wide screen, in Arabic on a phone.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { proofFile } from '#contract/constants.ts';
import { inGroups, paymentReference } from '#market/orders/payment-reference.ts';
import { unique } from '../make.ts';
import { actingPdf, pictureAs, writtenPdf } from '../proof-files.ts';
import { reportTransfer } from '../transfers.ts';
import { axe } from './axe.ts';
import { openCounter, placeOrder, type Counter } from './counter.ts';
import { bank } from './paying.ts';
import { missing, openSite, wordsOf, type Site } from './site.ts';
import { openPage } from './settled.ts';

const SLOW_MS = 2500;
const fileOf = (name: string, buffer: Buffer) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer,
});
const today = () => {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
};

let site: Site;
let at: Counter;

describe.skipIf(missing !== null)(
  `telling of a transfer${missing ? ` (skipped: ${missing})` : ''}`,
  () => {
    beforeAll(async () => {
      site = await openSite();
      at = await openCounter(site);
    });
    afterAll(() => site?.close());

    const storedTransfer = (id: number) =>
      site.database.db
        .selectFrom('transfers as t')
        .leftJoin('transfer_proofs as p', 'p.transfer_id', 't.id')
        .select(['t.trans_id', 't.state', 't.amount', 't.paid_on', 't.bank_name', 'p.type'])
        .where('t.order_id', '=', id)
        .execute();

    it.each([
      ['en', '', 1280],
      ['ar', '/ar', 360],
    ] as const)(
      'in %s',
      async (language, prefix, width) => {
        const words = wordsOf(language);
        const say = (section: string, key: string) => words[section]?.[key] ?? `${section}.${key}`;
        const { id, total, buyer } = await placeOrder(at, language);
        const used = unique('USED');
        const other = await placeOrder(at, language);
        await reportTransfer(site.database.db, other.buyer, other.id, { transId: used });
        const { page, complaints, close } = await site.visit({
          viewport: { width, height: 1200 },
          permissions: ['clipboard-read', 'clipboard-write'],
        });
        await page.addInitScript((token) => localStorage.setItem('user_token', token), buyer.token);
        await openPage(page, `${prefix}/user/order/${id}`);
        const field = (name: string) => page.locator(`[name=${name}]`);
        const send = page.getByRole('button', { name: say('owed', 'verify') });
        const proof = page.locator('input[type=file]');
        const focused = () => page.evaluate(() => document.activeElement?.getAttribute('name'));
        const alert = (text: string) => page.getByRole('alert').filter({ hasText: text }).waitFor();

        // what to enter in the transfer
        const reference = inGroups(paymentReference(id));
        for (const text of [reference, ...Object.values(bank)])
          await page.getByText(text, { exact: true }).waitFor();
        await page
          .getByRole('button', {
            name: say('owed', 'copy-of').replace('{what}', say('owed', 'reference')),
          })
          .click();
        expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(reference);

        // errors are shown at their place
        await send.click();
        await alert(say('refusal', 'required').replace('{field}', say('owed', 'trans-id')));
        expect(await focused()).toBe('trans_id');
        await field('trans_id').fill(used);
        await field('amount').fill('a lot');
        await send.click();
        await alert(say('owed', 'sent-amount-wrong').split(/[\u2068{]/)[0] ?? '');
        expect(await focused()).toBe('amount');
        await field('amount').fill((total / 100).toFixed(2).replace('.', ','));
        await field('paid_on').fill('2099-01-01');
        await send.click();
        await alert(say('refusal', 'transfer-day-ahead'));
        expect(await focused()).toBe('paid_on');
        await field('paid_on').fill(today());
        await field('bank_name').fill('Lakeside Bank');

        // files that cannot be a proof are refused, and one that looks like one is checked
        await proof.setInputFiles(fileOf('proof.pdf', Buffer.from('not a PDF')));
        await alert(say('refusal', 'proof-unreadable'));
        await proof.setInputFiles(
          fileOf(
            'large.png',
            Buffer.concat([await pictureAs('png'), Buffer.alloc(proofFile.mostBytes)]),
          ),
        );
        await alert(say('refusal', 'proof-too-large').split(/[\u2068{]/)[0] ?? '');
        await proof.setInputFiles(fileOf('acting.pdf', actingPdf('<< /S /JavaScript /JS (x) >>')));
        await page.getByText('acting.pdf', { exact: true }).waitFor();
        await field('trans_id').fill(unique('TRX'));
        await send.click();
        await alert(say('refusal', 'proof-not-plain'));
        expect(await focused()).toBe('proof');
        await page.getByRole('button', { name: 'acting.pdf' }).click();
        expect(await focused()).toBe('proof');
        await proof.setInputFiles(fileOf('receipt.jpg', await pictureAs('jpeg')));
        await page
          .locator('form img[src^="data:image"], form img[src^="data:application"]')
          .waitFor();
        expect(await small(page)).toEqual([]);
        expect(await axe(page)).toEqual([]);

        // a refusal by the server loses nothing
        await field('trans_id').fill(used);
        await send.click();
        await alert(say('refusal', 'transfer-used'));
        expect(await focused()).toBe('trans_id');
        expect([
          await field('amount').inputValue(),
          await field('paid_on').inputValue(),
          await field('bank_name').inputValue(),
        ]).toEqual([(total / 100).toFixed(2).replace('.', ','), today(), 'Lakeside Bank']);
        await page.getByText('receipt.jpg', { exact: true }).waitFor();

        // sent by the keyboard, and slowly
        const transId = unique('TRX');
        await page.route('**/order/transaction', async (route) => {
          await new Promise((resolve) => {
            setTimeout(resolve, SLOW_MS);
          });
          await route.continue();
        });
        await field('trans_id').fill(transId);
        await page.keyboard.press('Enter');
        await page
          .getByRole('status')
          .filter({ hasText: say('owed', 'sending').split(/[{%]/)[0] ?? '' })
          .waitFor();
        const heading = page.getByRole('heading', { name: say('owed', 'looking-head') });
        await heading.waitFor();
        await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('looking');
        expect(await storedTransfer(id)).toEqual([
          {
            trans_id: transId,
            state: 'waiting',
            amount: total,
            paid_on: today(),
            bank_name: 'Lakeside Bank',
            type: 'image/webp',
          },
        ]);
        await page.getByText(say('owed', 'proof-picture'), { exact: true }).waitFor();

        // and corrected: the report fills the form, and the proof stays until it is replaced
        await page.unroute('**/order/transaction');
        await page.getByText(say('owed', 'correct')).click();
        expect([
          await field('trans_id').inputValue(),
          await field('paid_on').inputValue(),
          await field('bank_name').inputValue(),
        ]).toEqual([transId, today(), 'Lakeside Bank']);
        await page.getByText(say('owed', 'proof-kept-picture')).waitFor();
        expect(await axe(page)).toEqual([]);
        await field('bank_name').fill('Harbour Bank');
        await send.click();
        await expect
          .poll(() => storedTransfer(id))
          .toMatchObject([{ bank_name: 'Harbour Bank', type: 'image/webp' }]);
        await expect.poll(() => page.locator('details[open]').count()).toBe(0);
        await page.getByText(say('owed', 'correct')).click();
        await proof.setInputFiles(fileOf('receipt.pdf', await writtenPdf()));
        await page.getByText('receipt.pdf', { exact: true }).waitFor();
        await send.click();
        await expect
          .poll(() => storedTransfer(id))
          .toMatchObject([{ bank_name: 'Harbour Bank', type: 'application/pdf' }]);
        await page.getByText(say('owed', 'proof-pdf'), { exact: true }).waitFor();
        expect(complaints).toEqual([]);
        await close();
      },
      600_000,
    );
  },
);

/** Controls of the form that are lower than a fingertip. */
const small = (page: Page) =>
  page
    .locator('form')
    .filter({ has: page.locator('[name=trans_id]') })
    .evaluate((form) =>
      [...form.querySelectorAll('button, input:not([type=file]), label:has(input)')]
        .map((one) => ({
          height: Math.round(one.getBoundingClientRect().height),
          html: one.outerHTML.slice(0, 60),
        }))
        .filter(({ height }) => height < 44),
    );
