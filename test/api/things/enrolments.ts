// Stores' offers for flash sales: a product that waits for a decision.
import { makeEnrolment, makeOpenSale } from '../../enrolments.ts';
import { makeProduct } from '../../make.ts';
import { signedIn } from '../people.ts';
import type { Makers, Owner } from './placed-order.ts';

export const enrolmentThings: Makers = {
  'open-sale': ({ db }) => makeOpenSale(db),
  enrolment: sent,
};

async function sent({ db, storeId, shopper }: Owner): Promise<number> {
  const seller = shopper.kind === 'customer' ? shopper : (await signedIn(db)).shopper;
  const { id: product, store } = await makeProduct(
    db,
    storeId === undefined ? {} : { store: storeId },
  );
  return makeEnrolment(db, { product, store, by: seller.accountId });
}
