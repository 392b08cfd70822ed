// Reports and objections by programs: guests and customers, and attackers.
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeSeller, makeStaff, type MadeStaff } from '../at-work.ts';
import { makeCustomer } from '../customer.ts';
import { lettersTo } from '../letters.ts';
import { makeProduct, unique } from '../make.ts';
import { base, open, withOwnShop } from './own-shop.ts';

withOwnShop();
let owner: MadeStaff;
beforeAll(async () => {
  owner = await makeStaff(base, 'owner', { name: 'Leila Haddad' });
});

type Input = Record<string, unknown>;
type Headers = Record<string, string>;
const post = (path: string, input: Input, headers: Headers = {}) =>
  open.call('POST', path, input, headers);
const sent = (product: number, more: Input = {}): Input => ({
  product,
  reason: 'counterfeit',
  explanation: 'The logo is not theirs.',
  url: 'https://souk.example/lamp',
  name: 'Amal Haddad',
  email: `${unique('amal')}@example.com`,
  good_faith: true,
  ...more,
});
const codeOf = ({ data }: { data: unknown }): string => (data as { code: string }).code;
const rowOf = (code: string) =>
  base.db.selectFrom('reports').selectAll().where('code', '=', code).executeTakeFirstOrThrow();
const message = ({ data }: { data: unknown }): string =>
  (data as { form?: string[] }).form?.[0] ?? JSON.stringify(data);

/** The key for objecting in the last letter to the person affected. */
async function keyTo(email: string): Promise<string> {
  const { rows } = await sql<{ key: string }>`
    select payload -> 'data' -> 'because' ->> 'key' as key
    from graphile_worker._private_jobs
    where payload ->> 'to' = ${email}
    order by id desc
    limit 1
  `.execute(base.db);
  return rows[0]?.key ?? '';
}

describe('a report', () => {
  it('of a guest and of a customer shows how it stands, by both parts of its link', async () => {
    const product = await makeProduct(base.db);
    const { headers, accountId } = await makeCustomer(base);
    for (const [who, account] of [
      [{}, null],
      [headers, accountId],
    ] as const) {
      const made = await post('report', sent(product.id), who);
      expect(made.data).toEqual({ code: expect.stringMatching(/^[2-9A-Z]{16}$/), key: null });
      const { code, key, account_id } = await rowOf(codeOf(made));
      expect(account_id).toBe(account);
      expect((await post('report/show', { code, key })).data).toMatchObject({
        code,
        state: 'open',
        decision: null,
      });
      for (const foreign of [
        { code, key: 'x'.repeat(32) },
        { code: 'A2B3C4D5E6F7G8H9', key },
      ])
        expect((await post('report/show', foreign)).status).toBe(201);
    }
  });
  it('answers a second one of the same address alike, and gives nobody its key', async () => {
    const product = await makeProduct(base.db);
    const again = sent(product.id);
    const [first, second] = [await post('report', again), await post('report', again)];
    expect(second.text).toBe(first.text);
    expect(await lettersTo(base.db, String(again.email))).toHaveLength(1);
  });
  it('without a name is answered with its key, as no letter has it', async () => {
    const product = await makeProduct(base.db);
    const nameless = { reason: 'children', name: '', email: '' };
    const made = await post('report', sent(product.id, nameless));
    const { code, key } = made.data as { code: string; key: string };
    expect((await post('report/show', { code, key })).data).toMatchObject({ reason: 'children' });
  });
  it('keeps hostile texts as texts, and refuses what is too long or no address', async () => {
    const product = await makeProduct(base.db);
    const plain = '<script>alert(1)</script> [x](javascript:alert(1)) ${7*7} https://evil.example';
    const hostile = plain.replace('https', '\u202Ehttps'); // would reverse what follows
    const email = `${unique('amal')}@example.com`;
    const made = await post(
      'report',
      sent(product.id, { email, explanation: hostile, name: hostile.slice(0, 99) }),
    );
    expect((await rowOf(codeOf(made))).explanation).toBe(plain);
    // the letter to an address that anybody may enter contains no text of its writer
    expect(JSON.stringify(await lettersTo(base.db, email))).not.toMatch(/script|evil/);
    for (const wrong of [
      { explanation: 'x'.repeat(5001) },
      { explanation: '\u0000' },
      { name: 'x'.repeat(101) },
      { url: 'javascript:alert(1)' },
      { url: `https://souk.example/${'x'.repeat(2000)}` },
      { email: 'nobody' },
      { reason: 'boredom' },
      { product: -1 },
      { good_faith: 'no' },
    ])
      expect((await post('report', sent(product.id, wrong))).status, JSON.stringify(wrong)).toBe(
        201,
      );
    const longest = sent(product.id, { explanation: 'ش'.repeat(5000) });
    expect((await post('report', longest)).status).toBe(200);
  });
});

describe('a decision and its objection', () => {
  it('go from the report to the seller and back, and everything is in its place', async () => {
    const product = await makeProduct(base.db, { name: 'Desk lamp' });
    const seller = await makeSeller(base, product.store);
    const { id, code, key } = await rowOf(codeOf(await post('report', sent(product.id))));
    const as = owner.headers;
    const list = await open.call('GET', 'admin/reports', { q: code.slice(0, 8) }, as);
    expect(list.data).toMatchObject({
      total: 1,
      rows: [{ id, code, same: 1, title: 'Desk lamp' }],
    });
    const lacking = await post(
      `admin/report/decide/${id}`,
      { action: 'hide-product', facts: 'Copied.' },
      as,
    );
    expect(lacking.data).toMatchObject({ fields: { ground: expect.any(String) } });
    const decision = {
      action: 'hide-product',
      facts: 'Copied.',
      ground: 'law',
      which: 'Art. 9 EUTMR',
    };
    expect((await post(`admin/report/decide/${id}`, decision, as)).data).toMatchObject({
      state: 'decided',
      thing: { state: 'restricted', path: '' },
      decision: { by: 'Leila Haddad', facts: 'Copied.' },
    });
    const late = await post(`admin/report/decide/${id}`, { ...decision, action: 'none' }, as);
    expect(message(late)).toContain('Leila Haddad');
    expect((await post('report/show', { code, key })).data).toMatchObject({
      decision: { action: 'hide-product', may_object: false },
    });
    const sellerKey = await keyTo(seller.email);
    const words = {
      key: sellerKey,
      words: 'We have a licence. <b>See</b> https://x.example',
    };
    expect((await post('objection', words)).data).toMatchObject({ state: 'open' });
    expect((await post('objection', words)).status).toBe(201);
    for (const foreign of [key, 'no-such-key', '', 'x'.repeat(101)])
      expect((await post('objection', { ...words, key: foreign })).status).toBe(201);
    const objections = await open.call('GET', 'admin/objections', {}, as);
    expect(objections.data).toMatchObject({ rows: [{ by: 'hit', title: 'Desk lamp' }] });
    const [{ id: objection }] = (objections.data as { rows: [{ id: number }] }).rows;
    // nobody else works here yet
    expect((await open.call('GET', `admin/objection/${objection}`, {}, as)).data).toMatchObject({
      alone: true,
      may_decide: true,
      words: words.words,
    });
    const manager = await makeStaff(base, 'manager', { name: 'Maren Holt' });
    const back = { outcome: 'taken-back', answer: 'You have.' };
    const own = await post(`admin/objection/decide/${objection}`, back, as);
    expect(own.data).toMatchObject({ code: 'objection-own' });
    const done = await post(`admin/objection/decide/${objection}`, back, manager.headers);
    expect(done.data).toMatchObject({
      state: 'taken-back',
      thing: { state: 'shown' },
      alone: false,
    });
    await expect
      .poll(async () => (await open.call('GET', `product/${product.id}`)).status)
      .toBe(200);
    expect((await post('objection/show', { key: words.key })).data).toMatchObject({
      state: 'taken-back',
      answer: 'You have.',
    });
  });
  it('comes too late after six months', async () => {
    const product = await makeProduct(base.db);
    const seller = await makeSeller(base, product.store);
    const { id } = await rowOf(codeOf(await post('report', sent(product.id))));
    const decision = { action: 'hide-product', facts: 'Copied.', ground: 'terms', which: '4.2' };
    await post(`admin/report/decide/${id}`, decision, owner.headers);
    const key = await keyTo(seller.email);
    await base.db
      .updateTable('decisions')
      .set({ decided_at: new Date(Date.now() - 190 * 86_400_000) })
      .where('key', '=', key)
      .execute();
    expect((await post('objection/show', { key })).data).toMatchObject({
      state: 'over',
    });
    expect((await post('objection', { key, words: 'No.' })).status).toBe(201);
  });
});

describe('who is erased', () => {
  it('leaves their reports without name and address; before, the file of their data has them', async () => {
    const product = await makeProduct(base.db);
    const { headers, email } = await makeCustomer(base);
    const { code } = await rowOf(
      codeOf(await post('report', sent(product.id, { email }), headers)),
    );
    const file = await open.call('GET', 'user/data', {}, headers);
    expect(file.text).toContain(code);
    const erased = await open.call('DELETE', 'user/delete', {}, headers);
    expect([erased.status, await rowOf(code)]).toMatchObject([
      200,
      { name: '', email: null, account_id: null, erased_at: expect.any(Date), state: 'open' },
    ]);
  });
});
