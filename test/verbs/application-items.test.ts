// What applicants submit, and the staff's checks.
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { transaction } from '#db/transaction.ts';
import { eraseAccount } from '#market/accounts/erase-account.ts';
import { customer } from '#market/settings/actor.ts';
import { readItems } from '#market/stores/application-item.ts';
import { approveApplication, refuseApplication } from '#market/stores/decide-application.ts';
import { forgetRefused } from '#market/stores/forget-refused.ts';
import { giveItem } from '#market/stores/give-item.ts';
import { askForItem, checkItem } from '#market/stores/look-at-item.ts';
import { readOwnApplication } from '#market/stores/own-application.ts';
import { auditOf } from '../at-work.ts';
import { lettersTo } from '../letters.ts';
import { texts } from '../make.ts';
import { base, keeper, received, withApplications } from './applications-set-up.ts';
import { outcomes } from './together.ts';

withApplications();

let register: number;
let tax: number;
let bank: number;
beforeAll(async () => {
  const rows = await base.db.selectFrom('requirements').select('id').orderBy('position').execute();
  [register = 0, tax = 0, bank = 0] = rows.map(({ id }) => id);
});

const PDF = { type: 'application/pdf', bytes: Buffer.from('%PDF-1.7') } as const;
type Applied = { id: number; account: number; email: string };
const personOf = ({ account }: Applied) =>
  customer(account, '', { language: 'fr', timeZone: 'UTC' });
const give = (by: Applied, requirementId: number, text = '', file: typeof PDF | null = null) =>
  transaction(base.db, (tx) => giveItem(tx, personOf(by), { requirementId, said: text, file }));
const itemOf = async ({ id }: Applied, requirementId: number) => {
  const items = await readItems(base.db, { applicationId: id, language: 'en' });
  return items.find((item) => item.id === requirementId);
};
const check = async (of: Applied, requirementId: number, version?: number, checked = true) => {
  const readVersion = version ?? (await itemOf(of, requirementId))?.version ?? 0;
  const item = { applicationId: of.id, requirementId, version: readVersion, checked };
  return transaction(base.db, (tx) => checkItem(tx, keeper.staff, item));
};
const askAgain = (of: Applied, requirementId: number, version: number, reason = 'Too dark.') =>
  transaction(base.db, (tx) =>
    askForItem(tx, keeper.staff, { applicationId: of.id, requirementId, version, reason }),
  );
const approve = ({ id }: Applied, despite = false) =>
  transaction(base.db, (tx) => approveApplication(tx, keeper.staff, { id, despite }));

describe('what is asked of an application', () => {
  it('is what the owner asks for in its country, and whatever was given', async () => {
    const { id } = await base.db
      .insertInto('requirements')
      .values({ name: texts('Kbis'), kind: 'file', countries: ['GB'], position: 9 })
      .returning('id')
      .executeTakeFirstOrThrow();
    const one = await received();
    const itemIds = async () =>
      (await readOwnApplication(base.db, personOf(one))).items.map((item) => item.id);
    expect(await itemIds()).toEqual([register, tax]);
    await base.db
      .updateTable('applications')
      .set({ country: 'GB' })
      .where('id', '=', one.id)
      .execute();
    expect(await itemIds()).toEqual([register, tax, id]);
    await give(one, tax, 'GB 123');
    await base.db.updateTable('requirements').set({ asked: false }).where('id', '=', tax).execute();
    expect(await itemIds()).toEqual([register, tax, id]);
    expect(await itemIds.call(null)).toContain(tax);
    await base.db.updateTable('requirements').set({ asked: true }).where('id', '=', tax).execute();
  });
  it('is given as its kind wants, and nothing else is taken', async () => {
    const one = await received();
    await expect(give(one, tax)).rejects.toMatchObject({ code: 'required' });
    await expect(give(one, register, 'HRB 1')).rejects.toMatchObject({ code: 'required' });
    await expect(give(one, bank, '', PDF)).rejects.toMatchObject({ code: 'requirement-not-found' });
    await expect(give(one, 2_000_000)).rejects.toMatchObject({ code: 'requirement-not-found' });
    await give(one, register, 'ignored', PDF);
    expect(await itemOf(one, register)).toMatchObject({ state: 'given', file: 'pdf', said: '' });
  });
  it('cannot be of one kind and hold the other', async () => {
    const one = await received();
    await expect(
      sql`
        insert into application_items (application_id, requirement_id, kind, said, given_at)
        values (${one.id}, ${register}, 'file', 'HRB 1', now())
      `.execute(base.db),
    ).rejects.toThrow('application_items');
    await give(one, register, '', PDF);
    await expect(
      base.db
        .updateTable('requirements')
        .set({ kind: 'text' })
        .where('id', '=', register)
        .execute(),
    ).rejects.toThrow('application_items');
  });
});

describe('an item', () => {
  it('is checked as it was seen, by one of two, and not after it was given anew', async () => {
    const one = await received();
    await give(one, tax, 'FR 1');
    expect((await outcomes([check(one, tax, 1), check(one, tax, 1)])).toSorted()).toEqual([
      'done',
      'item-changed',
    ]);
    expect(await itemOf(one, tax)).toMatchObject({ state: 'checked', decided_by: 'Maren Holt' });
    await give(one, tax, 'FR 2');
    expect(await itemOf(one, tax)).toMatchObject({ state: 'given', said: 'FR 2', version: 3 });
    await expect(check(one, tax, 2)).rejects.toMatchObject({ code: 'item-changed' });
    await check(one, tax, 3);
    await check(one, tax, 4, false);
    expect(await itemOf(one, tax)).toMatchObject({ state: 'given', decided_by: null });
    await expect(check(one, register, 0)).rejects.toMatchObject({ code: 'item-missing' });
  });
  it('is asked for again with a reason and a letter, and given again', async () => {
    const one = await received();
    await askAgain(one, register, 0, 'Please send it, too.');
    await expect(askAgain(one, register, 0)).rejects.toMatchObject({ code: 'item-changed' });
    expect(await itemOf(one, register)).toMatchObject({
      state: 'again',
      reason: 'Please send it, too.',
    });
    expect((await lettersTo(base.db, one.email)).at(-1)).toMatchObject({
      kind: 'application-asked',
      language: 'fr',
      data: { reason: 'Please send it, too.', item: { fr: 'Extrait du registre du commerce' } },
    });
    expect(await auditOf(base.db, `application:${one.id}`)).toMatchObject([
      { action: 'application.ask', actor: 'Maren Holt' },
    ]);
    await give(one, register, '', PDF);
    expect(await itemOf(one, register)).toMatchObject({ state: 'given', reason: '', version: 2 });
  });
});

describe('an application', () => {
  it('is approved once all that is required was checked, or all the same', async () => {
    const one = await received();
    await give(one, tax, 'FR 1');
    await check(one, tax);
    await expect(approve(one)).rejects.toMatchObject({
      code: 'application-unchecked',
      values: { items: ['Trade register extract'] },
    });
    await give(one, register, '', PDF);
    await expect(approve(one)).rejects.toMatchObject({ code: 'application-unchecked' });
    await check(one, register);
    await approve(one);
    const other = await received();
    await approve(other, true);
    expect((await auditOf(base.db, `application:${other.id}`)).at(-1)?.note).toMatch(
      /✕ Trade register extract · ✕ Tax number$/,
    );
  });
  it('is not approved beside what is asked for again at the same time', async () => {
    for (let round = 0; round < 3; round++) {
      const one = await received();
      for (const [id, text, file] of [
        [tax, 'FR 1', null],
        [register, '', PDF],
      ] as const) {
        await give(one, id, text, file);
        await check(one, id);
      }
      const version = (await itemOf(one, tax))?.version ?? 0;
      const results = await outcomes([approve(one), askAgain(one, tax, version)]);
      expect([
        ['done', 'application-decided'],
        ['application-unchecked', 'done'],
      ]).toContainEqual(results);
    }
  });
  it('that is decided takes nothing more, and is forgotten 90 days after a refusal', async () => {
    const one = await received();
    await give(one, tax, 'FR 1');
    await transaction(base.db, (tx) =>
      refuseApplication(tx, keeper.staff, { id: one.id, reason: 'No.' }),
    );
    await expect(give(one, tax, 'FR 2')).rejects.toMatchObject({ code: 'application-decided' });
    await expect(check(one, tax, 1)).rejects.toMatchObject({ code: 'application-decided' });
    const days = async (count: number) => {
      await sql`
        update applications set decided_at = now() - make_interval(days => ${count}::int)
        where id = ${one.id}
      `.execute(base.db);
      await forgetRefused(base.db);
      return (await itemOf(one, tax))?.said;
    };
    expect(await days(89)).toBe('FR 1');
    expect(await days(91)).toBeUndefined();
  });
  it('is deleted with its person, and all that they submitted', async () => {
    const one = await received();
    await give(one, register, '', PDF);
    await transaction(base.db, (tx) => eraseAccount(tx, personOf(one)));
    const left = await base.db
      .selectFrom('application_items')
      .select('requirement_id')
      .where('application_id', '=', one.id)
      .execute();
    expect(left).toEqual([]);
  });
});
