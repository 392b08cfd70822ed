import { tries } from '#api/attempts.ts';
import type { Handlers } from '#api/handler.ts';
import { listHandlers } from '#api/resource.ts';
import type { PeopleQuery, sellerPeopleCalls } from '#contract/seller-people.ts';
import type { Visit } from '#hall/visit.ts';
import {
  invitePerson,
  readStoreInvitations,
  withdrawStoreInvitation,
} from '#market/people/invite-person.ts';
import { listPeople, openPerson } from '#market/people/list-people.ts';
import { appointPerson, dismissPerson } from '#market/people/store-people.ts';
import type { Seller } from '#market/settings/actor.ts';

export const sellerPeopleHandlers: Handlers<typeof sellerPeopleCalls> = {
  ...listHandlers(
    'people',
    ({ reading }: Visit, { store_id: _, ...query }: PeopleQuery, by: Seller) =>
      listPeople(reading.db, by, query),
  ),
  open: ({ reading }, { id }, by) => openPerson(reading.db, by, id),
  appoint: ({ write }, { store_id: _, ...given }, by) =>
    write(async (tx) => {
      await appointPerson(tx, by, given);
      return openPerson(tx, by, given.id);
    }),
  dismiss: async ({ write }, { id }, by) => {
    await write((tx) => dismissPerson(tx, by, id));
    return null;
  },
  invitations: ({ reading }, _, by) => readStoreInvitations(reading.db, by),
  invite: async (visit, { store_id: _, ...given }, by) => {
    await tries(visit, 'letter', given.email);
    return visit.write((tx) => invitePerson(tx, by, given));
  },
  withdraw: async ({ write }, { id }, by) => {
    await write((tx) => withdrawStoreInvitation(tx, by, id));
    return null;
  },
};
