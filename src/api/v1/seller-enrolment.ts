import type { Handlers } from '#api/handler.ts';
import type { sellerEnrolmentCalls } from '#contract/seller-enrolment.ts';
import type { Visit } from '#hall/visit.ts';
import {
  changeEnrolment,
  proposeForSale,
  withdrawEnrolment,
} from '#market/enrolments/propose-product.ts';
import {
  readOpenSales,
  readOwnEnrolment,
  readOwnEnrolments,
} from '#market/enrolments/read-own-enrolments.ts';

const aboutOf = ({ market, reading }: Visit) => ({ market, now: reading.now });

export const sellerEnrolmentHandlers: Handlers<typeof sellerEnrolmentCalls> = {
  sales: (visit, _, actor) => readOpenSales(visit.reading.db, actor, aboutOf(visit)),
  list: (visit, query, actor) => readOwnEnrolments(visit.reading.db, actor, query, aboutOf(visit)),
  find: (visit, { id }, actor) => readOwnEnrolment(visit.reading.db, actor, id, aboutOf(visit)),
  propose: (visit, { store_id: _, ...sent }, actor) =>
    visit.write(async (tx) => {
      const id = await proposeForSale(tx, actor, sent, aboutOf(visit));
      return readOwnEnrolment(tx, actor, id, aboutOf(visit));
    }),
  change: (visit, { store_id: _, ...sent }, actor) =>
    visit.write(async (tx) => {
      await changeEnrolment(tx, actor, sent, aboutOf(visit));
      return readOwnEnrolment(tx, actor, sent.id, aboutOf(visit));
    }),
  withdraw: (visit, { id, version }, actor) =>
    visit.write(async (tx) => {
      await withdrawEnrolment(tx, actor, { id, version }, visit.reading.now);
      return readOwnEnrolment(tx, actor, id, aboutOf(visit));
    }),
};
