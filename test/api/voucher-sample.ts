import { randomCode } from '#base/id.ts';

/** A voucher with an unused code. */
export const VOUCHER = {
  get code() {
    return `V-${randomCode()}`;
  },
  kind: 'percent',
  amount: '20',
  start_at: '2040-01-01T00:00:00Z',
  end_at: '2040-02-01T00:00:00Z',
  usage_limit: 10,
  limit_per_customer: 1,
};
