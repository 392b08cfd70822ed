// The market's staff at work: parcels of every store, applications, stores, and the staff itself.
import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { carriage, note, parcelFilters, soldParcel } from '#contract/seller.ts';
import {
  choice,
  email,
  flag,
  idOf,
  isoTime,
  oneOf,
  optionalText,
  page,
  pageOf,
  text,
  timeZone,
  type Thing,
} from '#contract/values.ts';

export const adminParcels = endpoint({
  path: 'admin/parcels',
  methods: ['GET'],
  audience: 'staff',
  about: 'The parcels of every store, or of one, newest first, 25 a page.',
  input: parcelFilters,
  output: pageOf(soldParcel),
});
export const adminParcel = endpoint({
  path: 'admin/parcel/{id}',
  methods: ['GET'],
  audience: 'staff',
  about: 'One parcel.',
  input: z.object({ id: idOf('parcel'), time_zone: timeZone }),
  output: soldParcel,
});

const step = (parcel: Thing) => z.object({ id: idOf(parcel), note, time_zone: timeZone });
export const adminConfirm = endpoint({
  path: 'admin/parcel/confirm/{id}',
  methods: ['POST'],
  audience: 'staff',
  toast: 'parcel-moved',
  about: 'Confirms a pending parcel.',
  input: step('pending-parcel'),
  output: soldParcel,
});
export const adminPickUp = endpoint({
  path: 'admin/parcel/pick-up/{id}',
  methods: ['POST'],
  audience: 'staff',
  toast: 'parcel-moved',
  about: 'Says that a confirmed parcel was picked up.',
  input: step('confirmed-parcel'),
  output: soldParcel,
});
export const adminSend = endpoint({
  path: 'admin/parcel/send/{id}',
  methods: ['POST'],
  audience: 'staff',
  toast: 'parcel-moved',
  about: 'Says that a picked up parcel is on its way, with whom and under which number.',
  input: step('picked-parcel').extend(carriage),
  output: soldParcel,
});
export const adminDeliver = endpoint({
  path: 'admin/parcel/deliver/{id}',
  methods: ['POST'],
  audience: 'staff',
  toast: 'parcel-moved',
  about: 'Says that a parcel on its way was delivered.',
  input: step('moving-parcel'),
  output: soldParcel,
});
export const adminCancel = endpoint({
  path: 'admin/parcel/cancel/{id}',
  methods: ['POST'],
  audience: 'staff',
  toast: 'parcel-cancelled',
  about: 'Cancels a parcel that is not picked up yet; the buyer reads the note.',
  input: step('pending-parcel').extend({ note: text(500) }),
  output: soldParcel,
});

/** Somebody's wish to sell. `unverified` ones have not proven their address. */
export const application = z
  .object({
    id: z.int(),
    state: z.enum(['unverified', 'received', 'approved', 'refused']),
    store_name: z.string(),
    name: z.string(),
    email: z.string(),
    language: z.string(),
    reason: z.string(),
    store_id: z.int().nullable(),
    decided_by: z.string().nullable(),
    decided_at: isoTime.nullable(),
    created_at: isoTime,
  })
  .meta({ id: 'Application' });
export type Application = z.output<typeof application>;
const reason = text(1000);

export const adminApplications = endpoint({
  path: 'admin/applications',
  methods: ['GET'],
  audience: 'staff',
  about:
    'Applications to sell, newest first, 25 a page; without a state those whose address is proven.',
  input: z.object({
    page,
    state: oneOf(['unverified', 'received', 'approved', 'refused']),
    q: optionalText(80),
  }),
  output: pageOf(application),
});
export type ApplicationQuery = z.output<typeof adminApplications.input>;
export const adminApprove = endpoint({
  path: 'admin/application/approve/{id}',
  methods: ['POST'],
  audience: 'staff',
  toast: 'application-approved',
  about: 'Opens the store of an application; the applicant owns it.',
  input: z.object({ id: idOf('application') }),
  output: application,
});
export const adminRefuse = endpoint({
  path: 'admin/application/refuse/{id}',
  methods: ['POST'],
  audience: 'staff',
  toast: 'application-refused',
  about: 'Refuses an application; the applicant reads the reason.',
  input: z.object({ id: idOf('application'), reason }),
  output: application,
});

/** A store as the market's staff see it. */
export const staffedStore = z
  .object({
    id: z.int(),
    name: z.string(),
    slug: z.string(),
    public: flag,
    suspended_at: isoTime.nullable(),
    suspended_reason: z.string(),
    product_count: z.int(),
    created_at: isoTime,
    members: z.array(
      z.object({
        account_id: z.int(),
        name: z.string(),
        email: z.string(),
        role: z.enum(['owner', 'staff']),
      }),
    ),
  })
  .meta({ id: 'StaffedStore' });
export type StaffedStore = z.output<typeof staffedStore>;

export const adminStores = endpoint({
  path: 'admin/stores',
  methods: ['GET'],
  audience: 'staff',
  about:
    'The stores with who runs them, newest first, 25 a page: the suspended ones, or by a part of the name.',
  input: z.object({ page, suspended: oneOf(['yes', 'no']), q: optionalText(80) }),
  output: pageOf(staffedStore),
});
export type StoreQuery = z.output<typeof adminStores.input>;
export const adminSuspend = endpoint({
  path: 'admin/store/suspend/{id}',
  methods: ['POST'],
  audience: 'staff',
  toast: 'store-suspended',
  about:
    'Suspends a store: it and its products are gone from the shop at once; its owners read the reason.',
  input: z.object({ id: idOf('store'), reason }),
  output: staffedStore,
});
export const adminReinstate = endpoint({
  path: 'admin/store/reinstate/{id}',
  methods: ['POST'],
  audience: 'staff',
  toast: 'store-reinstated',
  about: 'Opens a suspended store again.',
  input: z.object({ id: idOf('suspended-store') }),
  output: staffedStore,
});

const role = choice(['owner', 'manager', 'support']);
export const staffMember = z
  .object({
    account_id: z.int(),
    name: z.string(),
    email: z.string(),
    role: z.enum(['owner', 'manager', 'support']),
    created_at: isoTime,
  })
  .meta({ id: 'StaffMember' });
export type StaffMember = z.output<typeof staffMember>;

export const adminStaff = endpoint({
  path: 'admin/staff',
  methods: ['GET'],
  audience: 'staff',
  about: 'Who works for the market; for its owners.',
  input: z.object({}),
  output: z.array(staffMember),
});
export const adminAppoint = endpoint({
  path: 'admin/staff/appoint',
  methods: ['POST'],
  audience: 'staff',
  toast: 'staff-appointed',
  about: 'Gives an account a role, or another one; by an owner. An owner is left at any time.',
  input: z.object({ email, role }),
  output: staffMember,
});
export const adminDismiss = endpoint({
  path: 'admin/staff/dismiss',
  methods: ['POST'],
  audience: 'staff',
  toast: 'staff-dismissed',
  about: 'Takes somebody’s role away; by an owner. The last owner stays.',
  input: z.object({ account_id: idOf('staff-account') }),
  output: z.null(),
});
