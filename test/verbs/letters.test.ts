// Every letter in every language, and what must never be in one.
import { describe, expect, it } from 'vitest';
import type { Letter, Letters } from '#contract/letters.ts';
import { transaction } from '#db/transaction.ts';
import { render } from '#jobs/mail/write-letter.ts';
import {
  all,
  base,
  CODE,
  KEY,
  KINDS,
  orderCode,
  orderId,
  parcels,
  SITE,
  withLetters,
  written,
} from './letters-set-up.ts';

withLetters();

const LETTERS: Record<string, RegExp> = {
  ar: /\p{Script=Arabic}{3}/u,
  hi: /\p{Script=Devanagari}{2}/u,
};

const LANGUAGES = ['en', 'fr', 'ar', 'tr', 'hi'];

it('the list of kinds is whole', () =>
  expect(KINDS.toSorted()).toEqual(Object.keys(all()).toSorted()));

describe.each(KINDS)('the letter %s', (kind) => {
  it.each(LANGUAGES)('stands in %s, as HTML and as plain text', async (language) => {
    const { subject, html, plain } = await written(kind, language);
    const english = await written(kind);
    expect(html).toMatch(
      new RegExp(
        `^<!doctype html><html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">`,
      ),
    );
    expect(html).toContain(
      '<table role="presentation" border="0" cellpadding="0" cellspacing="0" width="100%" ' +
        `class="ground" dir="${language === 'ar' ? 'rtl' : 'ltr'}"`,
    );
    expect(html).toContain('max-width:600px');
    expect(html).toContain('prefers-color-scheme:dark');
    for (const text of [subject, html, plain])
      expect(text).not.toMatch(/undefined|\[object|NaN|letter\.|\{\w+\}|⚠/);
    for (const text of [subject, plain]) expect(text).not.toMatch(/<[a-z]|&(amp|lt|quot|#39);/);
    expect(subject).not.toMatch(/[\r\n]/);
    expect(subject.length).toBeGreaterThan(5);
    expect(plain).toContain(SITE);
    expect(language === 'en' || english.plain !== plain).toBe(true);
    for (const text of [subject, plain])
      expect(text).toMatch(LETTERS[language] ?? /\p{Script=Latin}{3}/u);
  });
  it('has no secret in its subject, and none before its text', async () => {
    const { subject, html } = await written(kind);
    for (const secret of [CODE, KEY])
      expect([
        subject.includes(secret),
        html.slice(0, html.indexOf('<table')).includes(secret),
      ]).toEqual([false, false]);
  });
});

describe('a code', () => {
  it.each(['verify', 'password-code', 'seller-verify', 'social-code'] as const)(
    'of %s stands alone, large and from left to right',
    async (kind) => {
      for (const language of LANGUAGES) {
        const { html, plain } = await written(kind, language);
        expect(plain.split('\n').filter((line) => line.includes(CODE))).toEqual([CODE]);
        expect(
          html.match(new RegExp(`<p dir="ltr"[^>]*font:700 32px[^>]*>${CODE}</p>`, 'g')),
        ).toHaveLength(1);
        expect(html.split(CODE)).toHaveLength(2);
      }
    },
  );
});

describe('the content of a letter', () => {
  it('is where the sign-in is, in the reader’s language', async () => {
    expect((await written('already-registered')).plain).toContain(`${SITE}/login\n`);
    expect((await written('already-registered', 'ar')).html).toContain(`href="${SITE}/ar/login"`);
    expect((await written('welcome', 'fr')).plain).toContain(`${SITE}/fr\n`);
    expect((await written('password-changed', 'tr')).plain).toContain(
      `${SITE}/tr/forgot-password\n`,
    );
  });
  it('of a parcel names its store, goods, carrier and tracking, and no other store’s', async () => {
    const { plain, html } = await written('parcel-moved');
    for (const text of [plain, html]) {
      for (const part of [
        '2 × Lamp',
        '1 × Bulb',
        'Swift Post',
        'SP-1042',
        `${SITE}/track-order?tracking_id=${parcels[0]?.code}`,
      ])
        expect(text).toContain(part);
      expect(text).not.toContain('Chair');
    }
  });
  it.each([2, 3, 4, 5])('of a parcel has words of its own for step %i', async (status) => {
    const letters = await Promise.all(
      [2, 3, 4, 5].map((step) => written('parcel-moved', 'en', { status: step })),
    );
    expect(new Set(letters.map(({ subject }) => subject)).size).toBe(4);
    expect(letters[status - 2]?.plain).not.toMatch(/pending/i);
  });
  it('of a cancelled order is whether money comes back', async () => {
    const before = (await written('order-cancelled')).plain;
    await base.db
      .updateTable('orders')
      .set((row) => ({ paid_at: new Date(), paid: row.ref('total') }))
      .where('id', '=', orderId)
      .execute();
    const after = (await written('order-cancelled')).plain;
    await base.db
      .updateTable('orders')
      .set({ paid_at: null, paid: 0 })
      .where('id', '=', orderId)
      .execute();
    expect([
      /Nothing was paid/.test(before),
      /refunding what you paid/.test(before),
      /Nothing was paid/.test(after),
      /refunding what you paid/.test(after),
    ]).toEqual([true, false, false, true]);
  });
  it('of money is an amount of the shop’s', async () =>
    expect((await written('refunded')).plain).toContain('$19.99'));
  it('of an order has sums that add up', async () => {
    const { plain } = await written('order-placed');
    expect(plain).toContain(orderCode);
    expect(
      plain
        .split('\n')
        .filter((line) => /^[^ ].*: [−$]/.test(line))
        .map((line) => Number(line.split(': ')[1]?.replace('−', '-').replace('$', '')))
        .reduce(
          (sum, amount, at, list) =>
            at < list.length - 1 ? sum + amount : Math.round((sum - amount) * 100),
          0,
        ),
    ).toBe(0);
  });
  it('is written on the owner’s paper: logo, colours that can be read, address', async () => {
    await base.db
      .updateTable('settings')
      .set({ primary_color: '#ffe14d', email_logo: '0123456789abcdef.png' })
      .execute();
    const own = (await written('welcome')).html;
    await base.db
      .updateTable('settings')
      .set({ primary_color: 'red;}</style><script>', email_logo: '"><script>alert(1)</script>' })
      .execute();
    const wrong = (await written('welcome')).html;
    await base.db.updateTable('settings').set({ primary_color: '', email_logo: '' }).execute();
    expect(own).toContain(`<img src="${SITE}/media/0123456789abcdef.png" alt="Souk"`);
    expect(own).toMatch(/background:#ffe14d;[^"]*color:#000000/);
    expect(wrong).not.toContain('<script');
    expect(wrong).toBe((await written('welcome')).html);
    expect(own).toContain('1 Market Lane, E1 6AN London');
  });
  it('is not written when what it is about is gone', async () => {
    const about = (kind: 'order-placed' | 'parcel-moved', data: object) =>
      transaction(base.db, (tx) =>
        render(tx, SITE, { kind, language: 'en', to: 'a@example.com', data } as Letter),
      );
    expect([
      await about('order-placed', { order: 2_000_000_000 }),
      await about('parcel-moved', { order: orderId, parcel: 2_000_000_000, status: 4 }),
    ]).toEqual([null, null]);
  });
  it('is in the shop’s language for who speaks none of its', async () =>
    expect((await written('welcome', 'xx')).html).toContain('<html lang="en" dir="ltr">'));
});

describe('what people wrote', () => {
  const evil = `<img src=x onerror=alert(1)>"'&</td>`;
  it.each<[keyof Letters, object]>([
    ['contact', { name: evil, subject: evil, message: evil }],
    ['application-refused', { store: evil, reason: evil }],
    ['proposal-refused', { title: { en: evil }, reason: { code: null, text: evil } }],
    ['store-suspended', { store: evil, reason: evil }],
    ['application-arrived', { store: evil }],
    ['already-registered', { name: evil }],
  ])('is no markup in %s', async (kind, data) => {
    const { html } = await written(kind, 'en', data);
    expect(html).not.toContain('<img');
    expect(html.match(/<\/td>/g)?.length).toBe((await written(kind)).html.match(/<\/td>/g)?.length);
  });
  it('keeps its lines in a message', async () => {
    const { html, plain } = await written('contact');
    expect(html).toContain('Does it come in red?<br>Or in blue?');
    expect(plain).toContain('> Does it come in red?\n> Or in blue?');
  });
  it('brings no header of its own', async () => {
    const { subject } = await written('contact', 'en', {
      name: 'A\r\nBcc: all@example.com',
      subject: 'B\nX: y\u2028\u0000z',
    });
    expect(subject).toBe('Message from A Bcc: all@example.com: B X: y z');
  });
  it.each([
    'Win at www.example.com',
    'a.example',
    'http://x',
    'x'.repeat(61),
    '<b>A</b>',
    'me@example.com',
  ])('is no greeting to a stranger when it is “%s”', async (name) => {
    for (const kind of ['verify', 'password-code', 'seller-verify', 'social-code'] as const)
      expect((await written(kind, 'en', { name })).plain).not.toContain(name);
  });
  it.each(['Amal', 'Jean-Luc O’Neil', 'أمل الحداد', 'आरव मेहता', 'Dr. Kim'])(
    'greets %s by name',
    async (name) =>
      expect((await written('verify', 'en', { name })).plain).toContain(`Hello ${name},`),
  );
  it('of an order is answered to the shop, of the contact form to its sender', async () => {
    expect([
      (await written('order-placed')).reply_to,
      (await written('contact')).reply_to,
      (await written('application-arrived')).reply_to,
    ]).toEqual(['owner@souk.example', 'amal@example.com', 'seller@example.com']);
  });
});
