// The refusals about vouchers.
export const voucherRefusals = {
  'voucher-invalid': 201,
  'voucher-not-yet': 201,
  'voucher-over': 201,
  'voucher-used-up': 201,
  'voucher-used-by-you': 201,
  'voucher-other-store': 201,
  'voucher-other-goods': 201,
  'voucher-store-minimum': 201,
  'voucher-minimum': 201,
  'voucher-needs-all': 201,
} as const;
