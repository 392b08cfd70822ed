import { toDecimal } from '#base/money.ts';
import type { Handlers } from '#api/handler.ts';
import { priceType } from '#contract/constants.ts';
import type { voucherCalls } from '#contract/voucher.ts';
import { tryVoucher } from '#market/orders/try-voucher.ts';
import { readVoucherPage } from '#market/vouchers/read-voucher-page.ts';

export const voucherHandlers: Handlers<typeof voucherCalls> = {
  all: ({ reading, timeZone }, input) => readVoucherPage(reading, input, timeZone),
  validity: async ({ reading, buyer, market }, input) => {
    const { voucher, offered } = await tryVoucher(
      reading.db,
      buyer(),
      { code: input.voucher, market },
      reading.now,
    );
    const decimal = (minor: number) => toDecimal(minor, market.currency_exponent);
    const flat = voucher.type === priceType.flat;
    return {
      offered: decimal(offered),
      voucher: voucher.code,
      terms: {
        type: flat ? 1 : 2,
        price: flat ? decimal(voucher.amount) : voucher.amount / 100,
        capped_price: voucher.cap === null ? null : decimal(voucher.cap),
        min_spend: decimal(voucher.minSpend),
        store:
          voucher.storeId === null ? null : { id: voucher.storeId, name: voucher.storeName ?? '' },
        lines: voucher.lines ?? null,
      },
    };
  },
};
