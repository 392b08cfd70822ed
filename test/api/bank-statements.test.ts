// The calls of bank statements: files in every way they are sent, hostile ones too, and
// permissions.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { auditMarket } from '#market/audit/audit-market.ts';
import { refOf } from '../bank.ts';
import { camt, csv, mt940 } from '../bank-files.ts';
import { unique } from '../make.ts';
import { answerOf } from '../shop.ts';
import { settled, standing } from '../transfers.ts';
import { together } from '../verbs/together.ts';
import { HOSTILE_STATEMENTS } from './hostile-statements.ts';
import { expectInputRefused, openBankShop, type BankShop } from './bank-shop.ts';

let shop: BankShop;
beforeAll(async () => {
  shop = await openBankShop();
});
afterAll(() => shop.close());
afterEach(async () => {
  await settled(shop.base.db);
  expect(await auditMarket(shop.base.db)).toEqual([]);
});

const base64 = (content: string | Buffer) => Buffer.from(content).toString('base64');

describe('a file', () => {
  it('is imported as a text, as Base64, and as the file of a form', async () => {
    const made = await Promise.all([1, 2, 3].map(() => shop.order()));
    const [one = '', two = '', three = ''] = made.map((order) =>
      camt('053', [{ amount: 2000, ref: unique('R'), text: refOf(order) }]),
    );
    const form = new FormData();
    form.set('file', new File([three], 'november <1>.xml'));
    const sent = await fetch(`${shop.open.origin}/api/v1/admin/bank-statement/read`, {
      method: 'POST',
      body: form,
      headers: shop.owner.headers,
    });
    const answers = [
      await shop.read({ content: one, name: 'one.xml' }),
      await shop.read({ base64: base64(two) }),
      await answerOf(sent),
    ];
    for (const answer of answers) {
      expect(answer, answer.text).toMatchObject({
        http: 200,
        status: 200,
        data: { booked: 1, open: 0 },
      });
    }
    expect(answers[2]?.data).toMatchObject({
      statements: [{ file: 'november 1.xml', kind: 'camt.053' }],
    });
    for (const { id } of made)
      expect(await standing(shop.base.db, id)).toMatchObject({ done: true });
  });
  it('that is CSV needs a mapping that is there', async () => {
    const made = await shop.order();
    const file = csv([{ amount: 2000, ref: unique('R'), text: refOf(made), remitter: 'Émile' }]);
    expectInputRefused(await shop.read({ content: file }), 'csv-mapping-missing');
    expectInputRefused(
      await shop.read({ content: file, mapping: 2_000_000_000 }),
      'bank-csv-not-found',
    );
    const id = await shop.mapping({ charset: 'windows-1252' });
    const answer = await shop.read({ base64: base64(Buffer.from(file, 'latin1')), mapping: id });
    expect(answer.data, answer.text).toMatchObject({
      booked: 1,
      statements: [{ kind: 'csv', known: 0 }],
    });
    expect((await shop.get('receipts')).text).toContain('Émile');
    const again = await shop.read({ base64: base64(Buffer.from(file, 'latin1')), mapping: id });
    expect(again.data).toMatchObject({ booked: 1, statements: [{ known: 1 }] });
  });
  it('is asked for by name when it is missing, empty, unreadable or nameless', async () => {
    expectInputRefused(await shop.read({}), 'required', { field: 'content' });
    expectInputRefused(await shop.read({ base64: '====' }), 'invalid-input', { field: 'base64' });
    expectInputRefused(await shop.read({ base64: base64('') }), 'required', { field: 'content' });
    expectInputRefused(await shop.read({ file: 'x' }), 'invalid-input', { field: 'file' });
  });
  it('is shown with what was made of it', async () => {
    const made = await shop.order();
    const moved = [
      { amount: 1200, ref: unique('R'), text: `${refOf(made)} thanks`, remitter: 'Omar' },
      { amount: -300, ref: unique('R'), text: 'Rent' },
    ];
    const { data } = await shop.read({
      content: camt('053', moved, { opening: 500 }),
      name: 'n.xml',
    });
    const [{ id }] = (data as { statements: [{ id: number }] }).statements;
    const { code } = await shop.base.db
      .selectFrom('orders')
      .select('code')
      .where('id', '=', made.id)
      .executeTakeFirstOrThrow();
    expect((await shop.get(`bank-statement/${id}`)).data).toMatchObject({
      opening: 5,
      closing: 14,
      open: 2,
      booked: 0,
      file: 'n.xml',
      by: 'Maren Holt',
      entries: {
        total: 2,
        data: [
          {
            amount: 12,
            why: 'less',
            remitter: 'Omar',
            order: null,
            names: [
              {
                id: made.id,
                code,
                owed: 20,
              },
            ],
          },
          {
            amount: -3,
            why: 'debit',
            names: [],
          },
        ],
      },
    });
    const [entry] = (
      await shop.open.ask('bankEntry.list', { q: 'thanks', way: 'in' }, shop.owner.headers)
    ).rows;
    const matched = await shop.post(`bank-entry/match/${entry?.id}`, { order_id: made.id });
    expect(matched.data).toMatchObject({
      outcome: 'short',
      missing: 8,
      receipt: { amount: 12, source: 'statement', confirmed: 1 },
    });
    const booked = await shop.open.ask(
      'bankEntry.list',
      { view: 'booked', q: 'thanks' },
      shop.owner.headers,
    );
    expect(booked.rows).toMatchObject([{ order: { id: made.id, code }, why: 'by-hand' }]);
    const out = (await shop.open.ask('bankEntry.list', { way: 'out' }, shop.owner.headers)).rows;
    expect(out.every(({ amount }) => amount < 0)).toBe(true);
    expectInputRefused(await shop.get('bank-statement/2000000000'), 'bank-statement-not-found');
  });
  it('that four people send at the same moment is imported once', async () => {
    const made = await shop.order();
    const content = camt('053', [{ amount: 2000, ref: unique('R'), text: refOf(made) }]);
    const path = 'admin/bank-statement/read';
    const ended = await together(
      shop.open.port,
      Array(4).fill({ path, input: { content }, headers: shop.owner.headers }),
    );
    expect(ended.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const receipts = shop.base.db
      .selectFrom('bank_receipts')
      .select('id')
      .where('order_id', '=', made.id);
    expect(await receipts.execute()).toHaveLength(1);
  });
});

describe('a hostile file', () => {
  it.each(HOSTILE_STATEMENTS)('is refused: %s', async (_, content) => {
    const before = await shop.statements();
    const answer = await shop.read({ base64: base64(content) });
    expect(answer, answer.text).toMatchObject({ http: 200, status: 201 });
    expect(await shop.statements()).toEqual(before);
  });
  it('is refused for the values in its cells', async () => {
    const id = await shop.mapping();
    for (const wrong of [
      'Day;Amount;Reference;Who;Text\n20.11.2026;1,00;R;a\u0000b;c',
      'Day;Amount;Reference;Who;Text\n01.01.0000;1,00;R;a;c',
      'Day;Amount;Reference;Who;Text\n20.11.2026;1.000,001;R;a;c',
      `Day;Amount;Reference;Who;Text\n20.11.2026;1,00;${'R'.repeat(4000)};a;c`,
      'Day;Other\n20.11.2026;1,00',
      '"',
    ]) {
      const answer = await shop.read({ base64: base64(wrong), mapping: id });
      expect(answer, `${wrong.slice(0, 80)} ${answer.text}`).toMatchObject({
        http: 200,
        status: 201,
      });
    }
    expectInputRefused(await shop.read({ content: 'a\u0000b' }), 'invalid-input', {
      field: 'content',
    });
  });
  it('with odd letters, empty fields and long texts is imported as it is', async () => {
    const text = `\\\\ ' " ; -- \u202e 😀 ${'x'.repeat(2000)}`;
    const answer = await shop.read({
      content: mt940([{ amount: 5, text }], { name: unique('\ud83d\ude00') }),
    });
    expect(answer, answer.text).toMatchObject({ status: 200, data: { open: 1 } });
    expect(await shop.read({ content: camt('053', []) })).toMatchObject({ status: 200 });
    const half = camt('053', [{ amount: 7, ref: unique('R') }]).replace(
      /<Bal>[^]*?OPBD[^]*?<\/Bal>/,
      '',
    );
    expect(await shop.read({ content: half })).toMatchObject({ status: 200 });
    const named = await shop.order();
    const numbered = camt('053', [
      { amount: 2000, ref: unique('R'), text: 'NAME', remitter: 'NAME' },
    ]).replaceAll('NAME', `&#77;&#xfc;ller &#0;&#1;&#x110000;&amp;lt; ${refOf(named)}`);
    expect(await shop.read({ content: numbered })).toMatchObject({ data: { booked: 1 } });
    expect((await shop.get('receipts')).text).toContain('Müller ');
    const odd = camt('053', []).replaceAll('2026-11-20', '2026-99-99');
    expect(await shop.read({ content: odd })).toMatchObject({ status: 200 });
  });
  it('is refused when it is too large', async () => {
    const many = Array.from({ length: 5001 }, (_, at) => ({ amount: 1 + at, text: 'x' }));
    const form = new FormData();
    form.set('file', new File([mt940(many)], 'a.sta'));
    const answer = await fetch(`${shop.open.origin}/api/v1/admin/bank-statement/read`, {
      method: 'POST',
      body: form,
      headers: shop.owner.headers,
    });
    expect(answer.status).toBe(413);
    expect((await shop.read({ content: 'x'.repeat(300_000) })).http).toBe(413);
  });
});

it('is for owners: a manager reads and books nothing of the account', async () => {
  for (const path of ['bank-statements', 'bank-entries', 'bank-csv']) {
    const answer = await shop.open.call('GET', `admin/${path}`, {}, shop.manager.headers);
    expectInputRefused(answer, 'not-allowed');
  }
  expectInputRefused(
    await shop.post('bank-statement/read', { content: camt('053', []) }, shop.manager),
    'not-allowed',
  );
  expectInputRefused(
    await shop.post('bank-entry/match/1', { order_id: 1 }, shop.manager),
    'bank-entry-not-found',
  );
});
