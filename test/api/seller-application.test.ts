// A person's own application to sell over the API: who can see what.
import { beforeAll, describe, expect, it } from 'vitest';
import { sayIn } from '#words/say.ts';
import { makeStaff, type MadeStaff } from '../at-work.ts';
import { codeTo } from '../letters.ts';
import { unique } from '../make.ts';
import { noise, pdfOf, pictureAs } from '../proof-files.ts';
import { base, open, withOwnShop } from './own-shop.ts';

withOwnShop();

type Headers = Record<string, string>;
type Applicant = { headers: Headers; id: number };
const say = sayIn('en');
const messageOf = (code: string, values = {}) => say(`refusal.${code}`, values);
const PASSWORD = 'a quiet harbour at dawn';
let manager: MadeStaff;
let one: Applicant;
let other: Applicant;
let register: number;
let tax: number;

async function apply(): Promise<Applicant> {
  const email = `${unique('applicant')}@example.com`;
  const input = { name: 'Inès Moreau', store_name: unique('Quai'), email, password: PASSWORD };
  await open.ask('seller.signUp', { ...input, country: 'fr' });
  const code = await codeTo(base.db, email);
  expect(await open.ask('seller.verify', { email, code })).toMatchObject({ asks: true });
  const entered = await open.ask('auth.signIn', { email, password: PASSWORD });
  const headers = { authorization: `Bearer ${'token' in entered ? entered.token : ''}` };
  return { headers, id: (await open.ask('sellerApplication.find', {}, headers)).id };
}

beforeAll(async () => {
  manager = await makeStaff(base, 'manager');
  one = await apply();
  other = await apply();
  const { items } = await open.ask('sellerApplication.find', {}, one.headers);
  [register = 0, tax = 0] = items.map(({ id }) => id);
});

const fileOf = (bytes: Uint8Array, name = 'register.pdf') => [
  new File([Uint8Array.from(bytes)], name, { type: 'text/html' }),
];
const give = (input: Record<string, unknown>, { headers } = one) =>
  open.send('sellerApplication.give', input, headers);

describe('an application', () => {
  it('is its applicant’s own, in their country, with names in their language', async () => {
    expect(
      await open.ask('sellerApplication.find', {}, { ...one.headers, language: 'ar' }),
    ).toMatchObject({
      id: one.id,
      country: 'FR',
      state: 'received',
      items: [
        { name: 'مستخرج من السجل التجاري', state: 'missing', version: 0 },
        { name: 'الرقم الضريبي' },
      ],
    });
    expect((await open.send('sellerApplication.find', {})).http).toBe(401);
    const never = await makeStaff(base, 'support');
    const none = await open.send('sellerApplication.find', {}, never.headers);
    expect(none.message).toBe(messageOf('application-not-found'));
  });

  it('takes files for what they are, and keeps pictures without what was hidden in them', async () => {
    const gave = await give({ id: register, file: fileOf(await pictureAs('jpeg'), 'x.html') });
    expect(gave.data).toMatchObject({ items: [{ state: 'given', file: 'picture' }, {}] });
    const own = { id: register };
    const answer = await open.send('sellerApplication.file', own, one.headers);
    expect(answer.headers.get('content-type')).toBe('application/octet-stream');
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="[\w.-]+webp"$/,
    );
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    const { bytes } = answer.data as { bytes: Uint8Array };
    expect(Buffer.from(bytes).toString('latin1')).not.toContain('Someone at home');
    const wrong: [string, Record<string, unknown>][] = [
      ['proof-unreadable', { id: register, file: fileOf(Buffer.from('<script>1</script>')) }],
      ['proof-too-large', { id: register, file: fileOf(await noise(1400)) }],
      ['proof-one', { id: register, file: [...fileOf(pdfOf()), ...fileOf(pdfOf())] }],
      ['requirement-not-found', { id: 2_000_000, said: 'FR 1' }],
    ];
    for (const [code, input] of wrong)
      expect((await give(input)).message).toBe(messageOf(code, { most: 5 }));
    expect((await give({ id: register })).message).toBe(say('refusal.required', { field: 'File' }));
    const wordless = await give({ id: tax, file: fileOf(pdfOf()) });
    expect(wordless.message).toBe(say('refusal.required', { field: 'Text' }));
  });

  it('is nobody else’s: their files, their texts, their place to give them', async () => {
    const own = await open.send('sellerApplication.file', { id: register }, other.headers);
    expect(own.message).toBe(messageOf('application-not-found'));
    await give({ id: tax, said: 'FR 2' }, other);
    const { items } = await open.ask('sellerApplication.find', {}, one.headers);
    expect(items.at(-1)).toMatchObject({ state: 'missing', said: '' });
    for (const name of ['applicationCheck.items', 'applicationCheck.file'] as const) {
      const input = { id: one.id, requirement_id: register };
      expect((await open.send(name, input, one.headers)).status).toBe(201);
      const support = await makeStaff(base, 'support');
      expect((await open.send(name, input, support.headers)).status).toBe(201);
      expect((await open.send(name, input, manager.headers)).status).toBe(200);
    }
  });

  it('is checked off item by item, and asked again where something is wrong', async () => {
    await give({ id: tax, said: ' FR 40 303 265 045 ' });
    const item = { id: one.id, requirement_id: tax, version: 1 };
    const checked = await open.ask(
      'applicationCheck.check',
      { ...item, checked: true },
      manager.headers,
    );
    expect(checked.find(({ id }) => id === tax)).toMatchObject({
      state: 'checked',
      said: 'FR 40 303 265 045',
      decided_by: manager.staff.name,
    });
    const again = await open.send('applicationCheck.check', item, manager.headers);
    expect(again.data).toMatchObject({ code: 'item-changed' });
    const lists = async (view: string) =>
      (await open.ask('application.list', { view }, manager.headers)).rows.map(({ id }) => id);
    expect(await lists('to-check')).toEqual([other.id, one.id]);
    await open.ask(
      'applicationCheck.ask',
      { id: one.id, requirement_id: register, version: 1, reason: 'Too dark.' },
      manager.headers,
    );
    expect(await lists('to-check')).toEqual([other.id]);
    expect(await lists('asked')).toEqual([one.id]);
    const { rows } = await open.ask('application.list', { view: 'asked' }, manager.headers);
    expect(rows).toMatchObject([{ asked: 2, checked: 1, to_check: 0, unchecked: 1 }]);
    const { items } = await open.ask('sellerApplication.find', {}, one.headers);
    expect(items[0]).toMatchObject({ state: 'again', reason: 'Too dark.' });
    expect(items[0]).not.toHaveProperty('decided_by');
  });

  it('is approved all the same only when staff confirm that', async () => {
    const refused = await open.send('application.approve', { id: one.id }, manager.headers);
    expect(refused.data).toMatchObject({ code: 'application-unchecked' });
    expect(refused.message).toContain('Trade register extract');
    const done = { id: one.id, despite: true };
    expect(await open.ask('application.approve', done, manager.headers)).toMatchObject({
      state: 'approved',
    });
  });

  it('is part of the applicant’s data export, without the files', async () => {
    const data = await open.ask('account.data', {}, other.headers);
    expect(data.application_items).toMatchObject([{ said: 'FR 2', kind: 'text' }]);
    expect(JSON.stringify(data)).not.toContain('"bytes"');
  });

  it('is what keeps a requirement from being deleted', async () => {
    const owner = await makeStaff(base, 'owner');
    const input = { id: tax, version: 1 };
    const answer = await open.send('adminRequirement.delete', input, owner.headers);
    expect(answer.data).toMatchObject({ code: 'in-use', uses: [{ noun: 'application' }, {}] });
  });
});
