// The calls of bank statements: files in every way they are sent, hostile ones too, and who may.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { auditMarket } from '#market/audit/audit-market.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';
import { sayIn } from '#words/say.ts';
import { makeStaff, type MadeStaff } from '../at-work.ts';
import { refOf } from '../bank.ts';
import { camt, csv, csvHow, mt940 } from '../bank-files.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { makeShop, unique } from '../make.ts';
import { answerOf, openShop, type Answer, type TestShop } from '../shop.ts';
import { openBank, orderOf, settled, standing } from '../transfers.ts';
import { together } from '../verbs/together.ts';

let base: Fresh;
let open: TestShop;
let market: MarketSettings;
let owner: MadeStaff;
let manager: MadeStaff;
beforeAll(async () => {
  base = await freshDatabase();
  await makeShop(base.db);
  market = await openBank(base.db);
  open = await openShop(base);
  [owner, manager] = [await makeStaff(base, 'owner'), await makeStaff(base, 'manager')];
});
afterAll(async () => {
  await open.close();
  await base.close();
});
afterEach(async () => {
  await settled(base.db);
  expect(await auditMarket(base.db)).toEqual([]);
});

const post = (path: string, input: Record<string, unknown>, who: MadeStaff = owner) =>
  open.call('POST', `admin/${path}`, input, who.headers);
const get = (path: string) => open.call('GET', `admin/${path}`, {}, owner.headers);
const read = (input: Record<string, unknown>) => post('bank-statement/read', input);
const base64 = (content: string | Buffer) => Buffer.from(content).toString('base64');
const refused = (answer: Answer, code: string, values = {}) => {
  const said = sayIn('en')(`refusal.${code}`, values);
  expect(answer, answer.text).toMatchObject({ http: 200, status: 201, data: { form: [said] } });
};
const bought = (price = 2000) => orderOf(base.db, market, price);
const statements = () => base.db.selectFrom('bank_statements').select('id').execute();
async function mapping(change: object = {}): Promise<number> {
  const { data } = await post('bank-csv/save', {
    name: unique('Bank'),
    mapping: { ...csvHow, ...change },
  });
  return (data as { id: number }).id;
}

describe('a file', () => {
  it('is taken in as a text, as Base64, and as the file of a form', async () => {
    const made = await Promise.all([1, 2, 3].map(() => bought()));
    const [one = '', two = '', three = ''] = made.map((order) =>
      camt('053', [{ amount: 2000, ref: unique('R'), text: refOf(order) }]),
    );
    const form = new FormData();
    form.set('file', new File([three], 'november <1>.xml'));
    const sent = await fetch(`${open.origin}/api/v1/admin/bank-statement/read`, {
      method: 'POST',
      body: form,
      headers: owner.headers,
    });
    const answers = [
      await read({ content: one, name: 'one.xml' }),
      await read({ base64: base64(two) }),
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
    for (const { id } of made) expect(await standing(base.db, id)).toMatchObject({ done: true });
  });
  it('that is CSV needs a mapping that is there', async () => {
    const made = await bought();
    const file = csv([{ amount: 2000, ref: unique('R'), text: refOf(made), remitter: 'Émile' }]);
    refused(await read({ content: file }), 'csv-mapping-missing');
    refused(await read({ content: file, mapping: 2_000_000_000 }), 'bank-csv-not-found');
    const id = await mapping({ charset: 'windows-1252' });
    const answer = await read({ base64: base64(Buffer.from(file, 'latin1')), mapping: id });
    expect(answer.data, answer.text).toMatchObject({
      booked: 1,
      statements: [{ kind: 'csv', known: 0 }],
    });
    expect((await get('receipts')).text).toContain('Émile');
    const again = await read({ base64: base64(Buffer.from(file, 'latin1')), mapping: id });
    expect(again.data).toMatchObject({ booked: 1, statements: [{ known: 1 }] });
  });
  it('is asked for by name when it is missing, empty, unreadable or nameless', async () => {
    refused(await read({}), 'required', { field: 'content' });
    refused(await read({ base64: '====' }), 'invalid-input', { field: 'base64' });
    refused(await read({ base64: base64('') }), 'required', { field: 'content' });
    refused(await read({ file: 'x' }), 'invalid-input', { field: 'file' });
  });
  it('is shown with what was made of it', async () => {
    const made = await bought();
    const moved = [
      { amount: 1200, ref: unique('R'), text: `${refOf(made)} thanks`, remitter: 'Omar' },
      { amount: -300, ref: unique('R'), text: 'Rent' },
    ];
    const { data } = await read({ content: camt('053', moved, { opening: 500 }), name: 'n.xml' });
    const [{ id }] = (data as { statements: [{ id: number }] }).statements;
    const { code } = await base.db
      .selectFrom('orders')
      .select('code')
      .where('id', '=', made.id)
      .executeTakeFirstOrThrow();
    expect((await get(`bank-statement/${id}`)).data).toMatchObject({
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
    const [entry] = (await open.ask('bankEntry.all', { q: 'thanks', way: 'in' }, owner.headers))
      .data;
    const matched = await post(`bank-entry/match/${entry?.id}`, { order_id: made.id });
    expect(matched.data).toMatchObject({
      outcome: 'short',
      missing: 8,
      receipt: { amount: 12, source: 'statement', confirmed: 1 },
    });
    const booked = await open.ask('bankEntry.all', { state: 'booked', q: 'thanks' }, owner.headers);
    expect(booked.data).toMatchObject([{ order: { id: made.id, code }, why: 'by-hand' }]);
    const out = (await open.ask('bankEntry.all', { way: 'out' }, owner.headers)).data;
    expect(out.every(({ amount }) => amount < 0)).toBe(true);
    refused(await get('bank-statement/2000000000'), 'bank-statement-not-found');
  });
  it('that many send together is taken in once', async () => {
    const made = await bought();
    const content = camt('053', [{ amount: 2000, ref: unique('R'), text: refOf(made) }]);
    const path = 'admin/bank-statement/read';
    const ended = await together(
      open.port,
      Array(4).fill({ path, input: { content }, headers: owner.headers }),
    );
    expect(ended.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const receipts = base.db
      .selectFrom('bank_receipts')
      .select('id')
      .where('order_id', '=', made.id);
    expect(await receipts.execute()).toHaveLength(1);
  });
});

describe('a hostile file', () => {
  const nested = `<Document>${'<a>'.repeat(20_000)}${'</a>'.repeat(20_000)}</Document>`;
  const one = (change: (file: string) => string) =>
    change(camt('053', [{ amount: 100, ref: 'REF', text: 'TEXT' }]));
  const plain = (line: string) => `:20:X\n:25:DE1\n:60F:C261120USD0,\n${line}\n:62F:C261120USD1,`;
  it.each<[string, string | Buffer]>([
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 0xff, 0xfe])],
    ['zeros', Buffer.alloc(1000)],
    ['a control character in a text', one((file) => file.replace('TEXT', 'a\u0000b'))],
    [
      'an entity of its own',
      one((file) => file.replace('<Document', '<!DOCTYPE a [<!ENTITY b "c">]><Document')),
    ],
    ['nested without end', nested],
    ['a reference without end', one((file) => file.replace('REF', 'R'.repeat(5000)))],
    [
      'an account without end',
      one((file) => file.replace(/<IBAN>.*</, `<IBAN>${'D'.repeat(5000)}<`)),
    ],
    ['a day that never was', one((file) => file.replaceAll('2026-11-20', '0000-01-01'))],
    ['an amount without end', one((file) => file.replaceAll('>1.00<', '>9999999999999.99<'))],
    ['an amount that is none', one((file) => file.replace('>1.00<', '>1e5<'))],
    ['cut off', one((file) => file.slice(0, -40))],
    ['MT940 with a day that is none', plain(':61:2613991399C1,NTRFX')],
    ['MT940 without amounts', plain(':61:2611201120CNTRFX')],
  ])('is refused: %s', async (_, content) => {
    const before = await statements();
    const answer = await read({ base64: base64(content) });
    expect(answer, answer.text).toMatchObject({ http: 200, status: 201 });
    expect(await statements()).toEqual(before);
  });
  it('is refused for what stands in its cells', async () => {
    const id = await mapping();
    for (const wrong of [
      'Day;Amount;Reference;Who;Text\n20.11.2026;1,00;R;a\u0000b;c',
      'Day;Amount;Reference;Who;Text\n01.01.0000;1,00;R;a;c',
      'Day;Amount;Reference;Who;Text\n20.11.2026;1.000,001;R;a;c',
      `Day;Amount;Reference;Who;Text\n20.11.2026;1,00;${'R'.repeat(4000)};a;c`,
      'Day;Other\n20.11.2026;1,00',
      '"',
    ]) {
      const answer = await read({ base64: base64(wrong), mapping: id });
      expect(answer, `${wrong.slice(0, 80)} ${answer.text}`).toMatchObject({
        http: 200,
        status: 201,
      });
    }
    refused(await read({ content: 'a\u0000b' }), 'invalid-input', { field: 'content' });
  });
  it('with odd letters, nothing said and long texts is taken in as it is', async () => {
    const text = `\\\\ ' " ; -- \u202e 😀 ${'x'.repeat(2000)}`;
    const answer = await read({
      content: mt940([{ amount: 5, text }], { name: unique('\ud83d\ude00') }),
    });
    expect(answer, answer.text).toMatchObject({ status: 200, data: { open: 1 } });
    expect(await read({ content: camt('053', []) })).toMatchObject({ status: 200 });
    const half = camt('053', [{ amount: 7, ref: unique('R') }]).replace(
      /<Bal>[^]*?OPBD[^]*?<\/Bal>/,
      '',
    );
    expect(await read({ content: half })).toMatchObject({ status: 200 });
    const named = await bought();
    const numbered = camt('053', [
      { amount: 2000, ref: unique('R'), text: 'NAME', remitter: 'NAME' },
    ]).replaceAll('NAME', `&#77;&#xfc;ller &#0;&#1;&#x110000;&amp;lt; ${refOf(named)}`);
    expect(await read({ content: numbered })).toMatchObject({ data: { booked: 1 } });
    expect((await get('receipts')).text).toContain('Müller ');
    const odd = camt('053', []).replaceAll('2026-11-20', '2026-99-99');
    expect(await read({ content: odd })).toMatchObject({ status: 200 });
  });
  it('is refused when it is too large', async () => {
    const many = Array.from({ length: 5001 }, (_, at) => ({ amount: 1 + at, text: 'x' }));
    const form = new FormData();
    form.set('file', new File([mt940(many)], 'a.sta'));
    const answer = await fetch(`${open.origin}/api/v1/admin/bank-statement/read`, {
      method: 'POST',
      body: form,
      headers: owner.headers,
    });
    expect(answer.status).toBe(413);
    expect((await read({ content: 'x'.repeat(300_000) })).http).toBe(413);
  });
});

it('is for owners: a manager reads and books nothing of the account', async () => {
  for (const path of ['bank-statements', 'bank-entries', 'bank-csv']) {
    const answer = await open.call('GET', `admin/${path}`, {}, manager.headers);
    refused(answer, 'not-allowed');
  }
  refused(await post('bank-statement/read', { content: camt('053', []) }, manager), 'not-allowed');
  refused(await post('bank-entry/match/1', { order_id: 1 }, manager), 'bank-entry-not-found');
});
