// The requirements for applicants, as the owner edits them.
import { beforeAll, describe, expect, it } from 'vitest';
import { makeStaff, type MadeStaff } from '../at-work.ts';
import { base, open, withOwnShop } from './own-shop.ts';

withOwnShop();
let owner: MadeStaff;
beforeAll(async () => {
  owner = await makeStaff(base, 'owner', { name: 'Maren Holt' });
});

const CARD = { name: { en: 'Trader’s card' }, kind: 'file', required: true, asked: true };
const save = (input: Record<string, unknown>) =>
  open.send('adminRequirement.save', { ...CARD, ...input }, owner.headers);
const list = (input = {}) => open.ask('adminRequirement.list', input, owner.headers);

describe('what applicants are asked for', () => {
  it('begins with papers and a tax number, and a bank account that is not asked for yet', async () => {
    const { rows } = await list();
    expect(rows.map(({ name, kind, asked }) => [name, kind, asked])).toEqual([
      ['Trade register extract', 'file', true],
      ['Tax number', 'text', true],
      ['Proof of bank account', 'file', false],
    ]);
    expect(rows.flatMap(({ gaps }) => gaps)).toEqual([]);
  });

  it('is saved, sorted, narrowed, deleted and restored', async () => {
    const made = await open.ask(
      'adminRequirement.save',
      { ...CARD, explanation: { en: 'Both sides.' }, countries: ['FR', 'BE', 'FR'] },
      owner.headers,
    );
    expect(made).toMatchObject({ version: 1, countries: ['FR', 'BE'], required: true });
    const { rows } = await list();
    expect(rows.at(-1)).toMatchObject({ id: made.id, position: 4 });
    const ids = rows.map(({ id }) => id);
    await open.ask('adminRequirement.order', { ids: ids.toReversed(), seen: ids }, owner.headers);
    expect((await list()).rows.map(({ id }) => id)).toEqual(ids.toReversed());
    const off = await open.ask('adminRequirement.save', { ...made, asked: false }, owner.headers);
    expect((await list({ view: 'off' })).rows.map(({ id }) => id)).toContain(made.id);
    await open.ask('adminRequirement.delete', { id: made.id, version: off.version }, owner.headers);
    expect((await list()).rows).toHaveLength(3);
    const restored = await open.ask('adminRequirement.restore', { id: made.id }, owner.headers);
    expect(restored).toMatchObject({ explanation: { en: 'Both sides.' }, asked: false });
  });

  it('saved by two at once is saved by one', async () => {
    const made = await open.ask('adminRequirement.save', CARD, owner.headers);
    const answers = await Promise.all(['A', 'B', 'C'].map((en) => save({ ...made, name: { en } })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 201, 201]);
  });

  it.each([
    ['without a name', { name: {} }, 'required', 'name'],
    ['of no kind', { kind: 'video' }, 'invalid-input', 'kind'],
    ['of a country that is none', { countries: ['France'] }, 'invalid-input', 'countries.0'],
  ])('%s is refused', async (_, input, code, field) => {
    const { status, data } = await save(input);
    expect(status).toBe(201);
    expect(data).toMatchObject({ code, fields: { [field]: expect.anything() } });
  });

  it('is for who may change the settings', async () => {
    const manager = await makeStaff(base, 'manager');
    for (const [name, input] of [
      ['adminRequirement.list', {}],
      ['adminRequirement.save', CARD],
    ] as const)
      expect((await open.send(name, input, manager.headers)).status).toBe(201);
  });
});
