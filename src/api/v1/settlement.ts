import { toDecimal } from '#base/money.ts';
import type { Handlers } from '#api/handler.ts';
import { listHandlers } from '#api/resource.ts';
import type { settlementCalls, SettlementQuery, SettlementShown } from '#contract/settlement.ts';
import { type SettlementReport, findSettlement } from '#market/settlements/find-settlement.ts';
import { listSettlements } from '#market/settlements/read-settlements.ts';
import { takeSettlement } from '#market/settlements/take-settlement.ts';

export const settlementHandlers: Handlers<typeof settlementCalls> = {
  ...listHandlers('settlements', ({ reading }, query: SettlementQuery) =>
    listSettlements(reading.db, query),
  ),
  find: async ({ reading }, { id }) => settlementOf(await findSettlement(reading.db, id)),
  take: async ({ write, services: { gateways } }, { gateway, name, csv }, staff) => {
    const file = { method: gateway, name, csv };
    return settlementOf(await write((tx) => takeSettlement(tx, { staff, gateways }, file)));
  },
};

const settlementOf = ({
  id,
  method,
  name,
  createdAt,
  counts,
  lines,
  absent,
}: SettlementReport): SettlementShown => ({
  id,
  method,
  name,
  created_at: createdAt.toISOString(),
  counts,
  lines: lines.map(
    ({ ref, kind, gross, fee, net, currency, exponent, found, orderCode, expected }) => ({
      ref,
      kind,
      gross: toDecimal(gross, exponent),
      fee: toDecimal(fee, exponent),
      net: toDecimal(net, exponent),
      currency,
      found,
      order: orderCode,
      expected: expected === null ? null : toDecimal(expected, exponent),
    }),
  ),
  absent: absent.map(({ kind, ref, amount, currency, exponent, at, orderCode }) => ({
    kind,
    ref,
    amount: toDecimal(amount, exponent),
    currency,
    at: at.toISOString(),
    order: orderCode,
  })),
});
