// The parcels of a store, for the people who work on them.
import { z } from 'zod';
import { pageOf } from '#contract/answer-values.ts';
import { endpoint } from '#contract/endpoint.ts';
import { type IdKind, idOf } from '#contract/ids.ts';
import { carriage, note, parcelFilters, soldParcel, store_id } from '#contract/sold-parcel.ts';
import { text, timeZone } from '#contract/values.ts';

/** The input of a parcel's step; the parcel must be in the state before it. */
const step = (parcel: IdKind) =>
  z.object({ id: idOf(parcel), store_id, note, time_zone: timeZone });

export const sellerParcelCalls = {
  all: endpoint({
    operationId: 'sellerParcels',
    path: 'seller/parcels',
    methods: ['GET'],
    audience: 'seller',
    permission: 'parcels',
    input: parcelFilters,
    output: pageOf(soldParcel),
    about:
      'Lists the parcels of the caller’s store, newest first, 25 a page: of one status, the ' +
      'cancelled ones, or by the beginning of a code. A caller who works for several stores ' +
      'names one with `store_id`, here and in every seller call.',
  }),
  find: endpoint({
    operationId: 'sellerParcel',
    path: 'seller/parcel/{id}',
    methods: ['GET'],
    audience: 'seller',
    permission: 'parcels',
    otherwise: 'parcel-not-found',
    about: 'Returns one parcel of the caller’s store.',
    input: z.object({ id: idOf('parcel'), store_id, time_zone: timeZone }),
    output: soldParcel,
  }),
  confirm: endpoint({
    operationId: 'sellerConfirm',
    path: 'seller/parcel/confirm/{id}',
    methods: ['POST'],
    audience: 'seller',
    permission: 'parcels',
    otherwise: 'parcel-not-found',
    toast: 'parcel-moved',
    about: 'Confirms a pending parcel.',
    input: step('pending-parcel'),
    output: soldParcel,
  }),
  pickUp: endpoint({
    operationId: 'sellerPickUp',
    path: 'seller/parcel/pick-up/{id}',
    methods: ['POST'],
    audience: 'seller',
    permission: 'parcels',
    otherwise: 'parcel-not-found',
    toast: 'parcel-moved',
    about: 'Marks a confirmed parcel as picked up.',
    input: step('confirmed-parcel'),
    output: soldParcel,
  }),
  send: endpoint({
    operationId: 'sellerSend',
    path: 'seller/parcel/send/{id}',
    methods: ['POST'],
    audience: 'seller',
    permission: 'parcels',
    otherwise: 'parcel-not-found',
    toast: 'parcel-moved',
    about: 'Marks a picked-up parcel as shipped, with its carrier and tracking number.',
    input: step('picked-parcel').extend(carriage),
    output: soldParcel,
  }),
  deliver: endpoint({
    operationId: 'sellerDeliver',
    path: 'seller/parcel/deliver/{id}',
    methods: ['POST'],
    audience: 'seller',
    permission: 'parcels',
    otherwise: 'parcel-not-found',
    toast: 'parcel-moved',
    about: 'Marks a shipped parcel as delivered.',
    input: step('moving-parcel'),
    output: soldParcel,
  }),
  cancel: endpoint({
    operationId: 'sellerCancel',
    path: 'seller/parcel/cancel/{id}',
    methods: ['POST'],
    audience: 'seller',
    permission: 'parcels',
    otherwise: 'parcel-not-found',
    toast: 'parcel-cancelled',
    about: 'Cancels a parcel that is not picked up yet. The buyer reads the note.',
    input: step('pending-parcel').extend({ note: text(500) }),
    output: soldParcel,
  }),
};
