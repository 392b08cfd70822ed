import { cancelParcel } from '#market/orders/cancel-parcel.ts';
import { readSoldParcel, readSoldParcels } from '#market/orders/read-sold-parcels.ts';
import { workParcel, type Step } from '#market/orders/work-parcel.ts';
import { signUpSeller, verifySeller } from '#market/stores/apply-to-sell.ts';
import { askerOf, tries } from '#api/v1/accounts.ts';
import type { Visit } from '#hall/visit.ts';
import type { Handlers } from '#api/v1/handlers.ts';

type Calls =
  | 'sellerSignUp'
  | 'sellerVerify'
  | 'sellerParcels'
  | 'sellerParcel'
  | 'sellerConfirm'
  | 'sellerPickUp'
  | 'sellerSend'
  | 'sellerDeliver'
  | 'sellerCancel';
type Sent = {
  id: number;
  store_id: number | null;
  note: string;
  carrier?: string;
  number?: string;
};

const step =
  (action: Step['action']) =>
  async ({ write, seller }: Visit, { id, store_id, ...step }: Sent) => {
    const actor = await seller(store_id, 'parcel-not-found');
    return write(async (tx) => {
      await workParcel(tx, actor, { parcelId: id, action, ...step });
      return readSoldParcel(tx, actor, id);
    });
  };

export const sellers: Pick<Handlers, Calls> = {
  sellerSignUp: async (visit, { name, store_name, email, password, user_token }) => {
    await tries(visit, 'letter', email);
    const { services, language } = visit;
    const applicant = { name, storeName: store_name, email, password };
    return signUpSeller(services.db, services.passwords, applicant, {
      ...askerOf(visit, user_token),
      language,
    });
  },
  sellerVerify: async (visit, { email, code, user_token }) => {
    await tries(visit, 'verify', email);
    return verifySeller(visit.services.db, email, code, askerOf(visit, user_token));
  },
  sellerParcels: async ({ reading, seller }, input) =>
    readSoldParcels(reading.db, await seller(input.store_id), input),
  sellerParcel: async ({ reading, seller }, { id, store_id }) =>
    readSoldParcel(reading.db, await seller(store_id, 'parcel-not-found'), id),
  sellerConfirm: step('confirm'),
  sellerPickUp: step('pick-up'),
  sellerSend: step('send'),
  sellerDeliver: step('deliver'),
  sellerCancel: async ({ write, seller }, { id, store_id, note }) => {
    const actor = await seller(store_id, 'parcel-not-found');
    return write(async (tx) => {
      await cancelParcel(tx, actor, { parcelId: id, title: '', message: note });
      return readSoldParcel(tx, actor, id);
    });
  },
};
