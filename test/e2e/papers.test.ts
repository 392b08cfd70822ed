// An order to a company: its page says so, and offers the invoice and the credit note. In English
// on a wide screen, in Arabic on a phone.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPdf } from '../read-pdf.ts';
import { orderIn } from './order-states.ts';
import { openCounter, type Counter } from './counter.ts';
import { missing, openSite, wordsOf, type Site } from './site.ts';
import { openPage } from './settled.ts';

let site: Site;
let at: Counter;

describe.skipIf(missing !== null)(
  `papers of an order${missing ? ` (skipped: ${missing})` : ''}`,
  () => {
    beforeAll(async () => {
      site = await openSite();
      at = await openCounter(site);
    });
    afterAll(() => site?.close());

    it.each([
      ['en', '', 1280],
      ['ar', '/ar', 360],
    ] as const)(
      'are handed out in %s',
      async (language, prefix, width) => {
        const words = wordsOf(language).order ?? {};
        const { id, buyer } = await orderIn(at, 'with an invoice and a credit note', language);
        const papers = await site.database.db
          .selectFrom('papers as p')
          .innerJoin('parcels as c', 'c.id', 'p.parcel_id')
          .select(['p.id', 'p.kind', 'p.code'])
          .where('c.order_id', '=', id)
          .orderBy('p.id')
          .execute();
        expect(papers.map(({ kind }) => kind).toSorted()).toEqual([
          'credit-note',
          'invoice',
          'invoice',
        ]);
        const { page, complaints, close } = await site.visit({ viewport: { width, height: 1000 } });
        await page.addInitScript((token) => localStorage.setItem('user_token', token), buyer.token);
        await openPage(page, `${prefix}/user/order/${id}`);
        await page.getByText('Atelier Hart SARL', { exact: true }).waitFor();
        await page.getByText('FR40 303265045').waitFor();
        for (const { id: paper, kind, code } of papers) {
          const label = words[kind] ?? kind;
          const link = page.getByRole('button', { name: label }).filter({ hasText: code });
          const [answer] = await Promise.all([
            page.waitForResponse(new RegExp(`/order/paper/${paper}\\b`)),
            link.click(),
          ]);
          expect([answer.status(), answer.headers()['content-type']]).toEqual([
            200,
            'application/pdf',
          ]);
          const bytes = await fetch(answer.url()).then((response) => response.arrayBuffer());
          expect(readPdf(Buffer.from(bytes)).pages.length).toBeGreaterThan(0);
          await link.filter({ hasText: label }).waitFor();
        }
        expect(complaints).toEqual([]);
        await close();
      },
      600_000,
    );
  },
);
