// The decision about an application: a store is opened, or the reason is given.
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { transaction } from '#db/transaction.ts';
import { eraseAccount } from '#market/accounts/erase-account.ts';
import { readAccount } from '#market/accounts/account.ts';
import { approveApplication, refuseApplication } from '#market/stores/decide-application.ts';
import { listApplications } from '#market/stores/read-applications.ts';
import { auditOf } from '../at-work.ts';
import { makeCustomer } from '../customer.ts';
import { lettersTo } from '../letters.ts';
import { PAGE } from '../list-page.ts';
import { outcomes } from './together.ts';
import {
  applicationsOf,
  apply,
  base,
  keeper,
  kindsTo,
  mail,
  prove,
  received,
  withApplications,
} from './applications-set-up.ts';

withApplications();

const approve = (id: number) =>
  transaction(base.db, (tx) => approveApplication(tx, keeper.staff, { id, despite: true }));
const refuse = (id: number, reason = 'No photographs.') =>
  transaction(base.db, (tx) => refuseApplication(tx, keeper.staff, { id, reason }));

describe('an application', () => {
  it('that is approved opens a store of its applicant, who gets a letter in their language', async () => {
    const { email, id, account } = await received('Épices d’Été & Cie');
    const store = await approve(id);
    expect(
      await base.db
        .selectFrom('stores')
        .select(['slug', 'name', 'public', 'suspended_at'])
        .where('id', '=', store)
        .execute(),
    ).toEqual([
      { slug: 'epices-dete-cie', name: 'Épices d’Été & Cie', public: true, suspended_at: null },
    ]);
    expect(
      await base.db
        .selectFrom('store_members')
        .select(['account_id', 'role'])
        .where('store_id', '=', store)
        .execute(),
    ).toEqual([{ account_id: account, role: 'owner' }]);
    expect((await readAccount(base.db, account)).stores).toEqual([store]);
    expect(await applicationsOf(email)).toMatchObject([
      { state: 'approved', store_id: store, decided_by: keeper.accountId },
    ]);
    expect((await lettersTo(base.db, email)).at(-1)).toMatchObject({
      kind: 'application-approved',
      language: 'fr',
      data: { name: 'Salma Idrissi', store: 'Épices d’Été & Cie' },
    });
    expect(await auditOf(base.db, `application:${id}`)).toMatchObject([
      { action: 'application.approve', actor: 'Maren Holt', account_id: keeper.accountId },
    ]);
  });
  it('gets a slug of its own, in whatever script its name is', async () => {
    const slugs: string[] = [];
    for (const name of [
      'Twin Moons',
      'twin moons!',
      'Twin-Moons',
      'متجر النحاس',
      'متجر النحاس',
      '🌙🌙',
      '../../admin',
      '"><script>',
    ]) {
      const store = await approve((await received(name)).id);
      slugs.push(
        (
          await base.db
            .selectFrom('stores')
            .select('slug')
            .where('id', '=', store)
            .executeTakeFirstOrThrow()
        ).slug,
      );
    }
    expect(slugs).toEqual([
      'twin-moons',
      'twin-moons-2',
      'twin-moons-3',
      expect.stringMatching(/^store-[0-9a-f]{8}$/),
      expect.stringMatching(/^store-[0-9a-f]{8}-2$/),
      expect.stringMatching(/^store-[0-9a-f]{8}$/),
      'admin',
      'script',
    ]);
  });
  it('is decided once, however many decide together', async () => {
    for (let round = 0; round < 3; round++) {
      const { email, id, account } = await received(`Together ${round}`);
      const results = await outcomes([
        approve(id),
        refuse(id),
        approve(id),
        approve(id),
        refuse(id),
      ]);
      expect(results.toSorted()).toEqual([...Array(4).fill('application-decided'), 'done']);
      const approved = [0, 2, 3].includes(results.indexOf('done'));
      expect(
        await base.db
          .selectFrom('store_members')
          .select('store_id')
          .where('account_id', '=', account)
          .execute(),
      ).toHaveLength(approved ? 1 : 0);
      expect(
        await base.db
          .selectFrom('stores')
          .select('id')
          .where('name', '=', `Together ${round}`)
          .execute(),
      ).toHaveLength(approved ? 1 : 0);
      expect(
        (await kindsTo(email)).filter(
          (kind) => kind.startsWith('application-') && kind !== 'application-received',
        ),
      ).toEqual([approved ? 'application-approved' : 'application-refused']);
    }
  });
  it('of the same name are stores of different slugs when they are approved together', async () => {
    const all = await Promise.all(Array.from({ length: 4 }, () => received('Same Name')));
    const stores = await Promise.all(all.map(({ id }) => approve(id)));
    const slugs = await base.db
      .selectFrom('stores')
      .select('slug')
      .where('id', 'in', stores)
      .orderBy('slug')
      .execute();
    expect(slugs.map(({ slug }) => slug)).toEqual([
      'same-name',
      'same-name-2',
      'same-name-3',
      'same-name-4',
    ]);
  });
  it('that is refused gives the reason, and may be followed by another', async () => {
    const { email, id, account } = await received();
    await refuse(id, 'No photographs.');
    expect((await lettersTo(base.db, email)).at(-1)).toMatchObject({
      kind: 'application-refused',
      language: 'fr',
      data: { store: 'Copper & Tin', reason: 'No photographs.' },
    });
    await apply(email, { storeName: 'With Photographs' });
    await prove(email);
    const [first, second] = await applicationsOf(email);
    expect([first, second]).toMatchObject([
      { state: 'refused', reason: 'No photographs.', store_id: null },
      { state: 'received', store_name: 'With Photographs' },
    ]);
    await approve(second?.id ?? 0);
    expect((await readAccount(base.db, account)).stores).toHaveLength(1);
  });
  it('that is not there, or was never proven, can not be decided', async () => {
    const email = mail();
    await apply(email);
    const [unproven] = await applicationsOf(email);
    for (const id of [unproven?.id ?? 0, 2_000_000_000])
      for (const decide of [approve, refuse])
        await expect(decide(id)).rejects.toMatchObject({ code: 'application-not-found' });
  });
  it('and its applicant’s leaving together end in one of the two', async () => {
    for (let round = 0; round < 5; round++) {
      const { id, account } = await received(`Leaving ${round}`);
      const person = await makeCustomer(base);
      const results = await outcomes([
        approve(id),
        transaction(base.db, (tx) =>
          eraseAccount(tx, { ...person.customer, accountId: account, key: `a:${account}` }),
        ),
      ]);
      expect([
        ['done', 'not-allowed'],
        ['application-not-found', 'done'],
      ]).toContainEqual(results);
    }
  });
  it('is listed by its state, newest first', async () => {
    await sql`delete from applications`.execute(base.db);
    const [one, two] = [await received('First'), await received('Second, 100 %')];
    await apply(mail());
    await refuse(one.id);
    const listed = async (query: {
      view?: 'unverified' | 'received' | 'approved' | 'refused';
      q?: string;
      page?: number;
    }) =>
      (await listApplications(base.db, { ...PAGE, view: undefined, ...query })).rows.map(
        ({ id }) => id,
      );
    expect([
      await listed({}),
      await listed({ view: 'received' }),
      await listed({ view: 'refused' }),
      await listed({ view: 'approved' }),
      await listed({ page: 2 }),
    ]).toEqual([[two.id, one.id], [two.id], [one.id], [], []]);
    expect([
      await listed({ view: 'unverified' }).then(({ length }) => length),
      await listed({ q: 'second' }),
      await listed({ q: '100 %' }),
      await listed({ q: '%' }),
      await listed({ q: one.email }),
    ]).toEqual([1, [two.id], [two.id], [two.id], [one.id]]);
    expect((await listApplications(base.db, { ...PAGE, view: 'refused' })).rows).toMatchObject([
      {
        name: 'Salma Idrissi',
        store_name: 'First',
        email: one.email,
        reason: 'No photographs.',
        decided_by: 'Maren Holt',
        store_id: null,
      },
    ]);
  });
});
