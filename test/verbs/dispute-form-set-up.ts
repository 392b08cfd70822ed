// A dispute as staff record and read it.
import type { DisputeInput } from '#contract/dispute.ts';
import { transaction } from '#db/transaction.ts';
import { readDispute } from '#market/payments/disputes/read-disputes.ts';
import { saveDispute } from '#market/payments/disputes/save-dispute.ts';
import { base, keeper } from './parcel-books.ts';
import { shopGateways } from '../shop-gateways.ts';

/** The references of movements are the payment's own unless given. */
export const save = (payment: number, { movements = [], ...wish }: Partial<DisputeInput> = {}) =>
  transaction(base.db, (tx) =>
    saveDispute(
      tx,
      { staff: keeper.staff, gateways: shopGateways },
      {
        payment_id: payment,
        reference: `CB-${payment}`,
        amount: '',
        reason: '',
        state: 'needs-response',
        due_by: null,
        movements: movements.map((one) => ({
          ...one,
          reference: `${one.reference} of ${payment}`,
        })),
        ...wish,
      },
    ),
  );
export const shown = (id: number) => readDispute(base.db, id);
