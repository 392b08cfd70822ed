import { appointStaff, dismissStaff, readStaff } from '#market/accounts/staff.ts';
import { cancelParcel } from '#market/orders/cancel-parcel.ts';
import { readSoldParcel, readSoldParcels } from '#market/orders/read-sold-parcels.ts';
import { workParcel, type Step } from '#market/orders/work-parcel.ts';
import { approveApplication, refuseApplication } from '#market/stores/decide-application.ts';
import { readApplication, readApplications } from '#market/stores/read-applications.ts';
import { readStaffedStore, readStaffedStores } from '#market/stores/read-staffed-stores.ts';
import { reinstateStore, suspendStore } from '#market/stores/suspend-store.ts';
import type { Visit } from '#hall/visit.ts';
import type { Handlers } from '#api/v1/handlers.ts';

type Calls =
  | 'adminParcels'
  | 'adminParcel'
  | 'adminConfirm'
  | 'adminPickUp'
  | 'adminSend'
  | 'adminDeliver'
  | 'adminCancel'
  | 'adminApplications'
  | 'adminApprove'
  | 'adminRefuse'
  | 'adminStores'
  | 'adminSuspend'
  | 'adminReinstate'
  | 'adminStaff'
  | 'adminAppoint'
  | 'adminDismiss';
type Sent = { id: number; note: string; carrier?: string; number?: string };

const step =
  (action: Step['action']) =>
  async ({ write, staff }: Visit, { id, ...step }: Sent) => {
    const actor = await staff('parcels', 'parcel-not-found');
    return write(async (tx) => {
      await workParcel(tx, actor, { parcelId: id, action, ...step });
      return readSoldParcel(tx, actor, id);
    });
  };

export const admin: Pick<Handlers, Calls> = {
  adminParcels: async ({ reading, staff }, input) =>
    readSoldParcels(reading.db, await staff('parcels'), input),
  adminParcel: async ({ reading, staff }, { id }) =>
    readSoldParcel(reading.db, await staff('parcels', 'parcel-not-found'), id),
  adminConfirm: step('confirm'),
  adminPickUp: step('pick-up'),
  adminSend: step('send'),
  adminDeliver: step('deliver'),
  adminCancel: async ({ write, staff }, { id, note }) => {
    const actor = await staff('parcels', 'parcel-not-found');
    return write(async (tx) => {
      await cancelParcel(tx, actor, { parcelId: id, title: '', message: note });
      return readSoldParcel(tx, actor, id);
    });
  },
  adminApplications: async ({ reading, staff }, input) =>
    readApplications(reading.db, await staff('applications'), input),
  adminApprove: async ({ write, staff }, { id }) => {
    const actor = await staff('applications', 'application-not-found');
    return write(async (tx) => {
      await approveApplication(tx, actor, id);
      return readApplication(tx, actor, id);
    });
  },
  adminRefuse: async ({ write, staff }, { id, reason }) => {
    const actor = await staff('applications', 'application-not-found');
    return write(async (tx) => {
      await refuseApplication(tx, actor, id, reason);
      return readApplication(tx, actor, id);
    });
  },
  adminStores: async ({ reading, staff }, input) =>
    readStaffedStores(reading.db, await staff('stores'), input),
  adminSuspend: async ({ write, staff }, { id, reason }) => {
    const actor = await staff('stores', 'store-not-found');
    return write(async (tx) => {
      await suspendStore(tx, actor, id, reason);
      return readStaffedStore(tx, actor, id);
    });
  },
  adminReinstate: async ({ write, staff }, { id }) => {
    const actor = await staff('stores', 'store-not-found');
    return write(async (tx) => {
      await reinstateStore(tx, actor, id);
      return readStaffedStore(tx, actor, id);
    });
  },
  adminStaff: async ({ reading, staff }) => readStaff(reading.db, await staff('staff')),
  adminAppoint: async ({ write, staff }, { email, role }) => {
    const actor = await staff('staff');
    return write((tx) => appointStaff(tx, actor, email, role));
  },
  adminDismiss: async ({ write, staff }, { account_id }) => {
    const actor = await staff('staff', 'account-not-found');
    await write((tx) => dismissStaff(tx, actor, account_id));
    return null;
  },
};
