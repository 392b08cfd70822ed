// The parcels of all stores, as the market’s staff work on them.
import { z } from 'zod';
import { pageOf } from '#contract/answer-values.ts';
import { endpoint } from '#contract/endpoint.ts';
import { type IdKind, idOf } from '#contract/ids.ts';
import { carriage, note, parcelFilters, soldParcel } from '#contract/sold-parcel.ts';
import { text, timeZone } from '#contract/values.ts';

const step = (parcel: IdKind) => z.object({ id: idOf(parcel), note, time_zone: timeZone });

export const parcelCalls = {
  all: endpoint({
    operationId: 'adminParcels',
    path: 'admin/parcels',
    methods: ['GET'],
    audience: 'staff',
    permission: 'parcels',
    about: 'Lists the parcels of all stores, or of one, newest first, 25 a page.',
    input: parcelFilters,
    output: pageOf(soldParcel),
  }),
  find: endpoint({
    operationId: 'adminParcel',
    path: 'admin/parcel/{id}',
    methods: ['GET'],
    audience: 'staff',
    permission: 'parcels',
    otherwise: 'parcel-not-found',
    about: 'Returns one parcel.',
    input: z.object({ id: idOf('parcel'), time_zone: timeZone }),
    output: soldParcel,
  }),
  confirm: endpoint({
    operationId: 'adminConfirm',
    path: 'admin/parcel/confirm/{id}',
    methods: ['POST'],
    audience: 'staff',
    permission: 'parcels',
    otherwise: 'parcel-not-found',
    toast: 'parcel-moved',
    about: 'Confirms a pending parcel.',
    input: step('pending-parcel'),
    output: soldParcel,
  }),
  pickUp: endpoint({
    operationId: 'adminPickUp',
    path: 'admin/parcel/pick-up/{id}',
    methods: ['POST'],
    audience: 'staff',
    permission: 'parcels',
    otherwise: 'parcel-not-found',
    toast: 'parcel-moved',
    about: 'Marks a confirmed parcel as picked up.',
    input: step('confirmed-parcel'),
    output: soldParcel,
  }),
  send: endpoint({
    operationId: 'adminSend',
    path: 'admin/parcel/send/{id}',
    methods: ['POST'],
    audience: 'staff',
    permission: 'parcels',
    otherwise: 'parcel-not-found',
    toast: 'parcel-moved',
    about: 'Marks a picked-up parcel as shipped, with its carrier and tracking number.',
    input: step('picked-parcel').extend(carriage),
    output: soldParcel,
  }),
  deliver: endpoint({
    operationId: 'adminDeliver',
    path: 'admin/parcel/deliver/{id}',
    methods: ['POST'],
    audience: 'staff',
    permission: 'parcels',
    otherwise: 'parcel-not-found',
    toast: 'parcel-moved',
    about: 'Marks a shipped parcel as delivered.',
    input: step('moving-parcel'),
    output: soldParcel,
  }),
  cancel: endpoint({
    operationId: 'adminCancel',
    path: 'admin/parcel/cancel/{id}',
    methods: ['POST'],
    audience: 'staff',
    permission: 'parcels',
    otherwise: 'parcel-not-found',
    toast: 'parcel-cancelled',
    about: 'Cancels a parcel that is not picked up yet. The buyer reads the note.',
    input: step('pending-parcel').extend({ note: text(500) }),
    output: soldParcel,
  }),
};
