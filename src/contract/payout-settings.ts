// When and how stores are paid, what is kept in reserve, and from which amount on a second person
// is required.
import { z } from 'zod';
import { optionalAmount } from '#contract/amounts.ts';
import { decimal, flag } from '#contract/answer-values.ts';
import { endpoint } from '#contract/endpoint.ts';
import { idOf } from '#contract/ids.ts';
import { booleanInput, choice, optionalNumber, wholeNumber } from '#contract/values.ts';

const periods = ['by-hand', 'day', 'week', 'month'] as const;

/**
 * Hundredths of a percent of each release, or an amount kept from a store; and the days for which
 * each part is kept.
 */
const reserve = { reserve_rate: z.int(), reserve_amount: decimal, reserve_days: z.int() };
const reserveInput = {
  reserve_rate: optionalNumber(0, 10_000),
  reserve_amount: optionalAmount,
  reserve_days: optionalNumber(1, 730),
};

/** An amount, `off`, or absent: unchanged. */
const limit = z.union([z.literal('off'), optionalAmount], 'invalid-input');

const payoutSettings = z
  .object({
    release_days: z.int(),
    payout_period: z.enum(periods),
    least_payout: decimal,
    ...reserve,
    second_person_above: decimal.nullable(),
    currency: z.string(),
  })
  .meta({ id: 'PayoutSettings' });

/** `own`: the store has its own, otherwise the shop's applies. */
const storeReserve = z
  .object({ own: flag, ...reserve, currency: z.string() })
  .meta({ id: 'StoreReserve' });

export const payoutSettingsCalls = {
  read: endpoint({
    operationId: 'adminPayoutSettings',
    path: 'admin/payout-settings',
    methods: ['GET'],
    audience: 'staff',
    permission: 'money',
    about:
      'Returns when earnings are released (days after delivery) and how often payouts are ' +
      'gathered, in periods of the market’s time zone, with weeks from Monday. Also the least ' +
      'amount of a payout, the reserve that is kept of each release and for how many days, and ' +
      'the amount above which adjustments and refunds need a second person (null: none do).',
    input: z.object({}),
    output: payoutSettings,
  }),
  save: endpoint({
    operationId: 'adminSavePayoutSettings',
    path: 'admin/payout-settings/save',
    methods: ['POST'],
    audience: 'staff',
    permission: 'money',
    toast: 'saved',
    toastWaiting: 'approval-waits',
    about:
      'Updates when earnings are released and how payouts are gathered. What is missing stays. A ' +
      'reserve in percent replaces one as an amount, and the other way round. ' +
      '`second_person_above` may be `off`; if there is a second person, a higher limit waits for ' +
      'their approval: `waiting`.',
    input: z.object({
      release_days: wholeNumber(0, 90),
      payout_period: choice(periods),
      least_payout: optionalAmount,
      ...reserveInput,
      second_person_above: limit,
    }),
    output: payoutSettings.extend({ waiting: z.int().nullable() }),
  }),
  reserve: endpoint({
    operationId: 'adminStoreReserve',
    path: 'admin/store/reserve/{id}',
    methods: ['GET'],
    audience: 'staff',
    permission: 'money',
    otherwise: 'store-not-found',
    about: 'Returns the reserve that is kept of a store’s releases, and for how many days.',
    input: z.object({ id: idOf('store') }),
    output: storeReserve,
  }),
  saveReserve: endpoint({
    operationId: 'adminSaveStoreReserve',
    path: 'admin/store/reserve/save/{id}',
    methods: ['POST'],
    audience: 'staff',
    permission: 'money',
    otherwise: 'store-not-found',
    toast: 'saved',
    about: 'Gives a store a reserve of its `own`, from its next release on, or the market’s again.',
    input: z.object({ id: idOf('store'), own: booleanInput, ...reserveInput }),
    output: storeReserve,
  }),
};
export type PayoutSettingsInput = z.output<typeof payoutSettingsCalls.save.input>;
