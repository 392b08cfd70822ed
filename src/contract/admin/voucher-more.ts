// Creates many vouchers like one.
import { z } from 'zod';
import { MOST_USES } from '#contract/admin/voucher.ts';
import { endpoint } from '#contract/endpoint.ts';
import { idOf } from '#contract/ids.ts';
import { text, wholeNumber } from '#contract/values.ts';

/** The most codes at once. */
const MOST_CODES = 1000;

export const adminVoucherMoreCalls = {
  makeMany: endpoint({
    operationId: 'adminMakeManyVouchers',
    path: 'admin/voucher/make-many/{id}',
    methods: ['POST'],
    audience: 'staff',
    permission: 'catalogue',
    otherwise: 'thing-not-found',
    about:
      'Creates many vouchers like this one, with codes that begin with `prefix` and cannot be ' +
      'guessed. Customers do not see them in lists. Refused if codes with this prefix exist, so ' +
      'sending it twice creates them once.',
    input: z.object({
      id: idOf('voucher'),
      prefix: text(16).pipe(
        z
          .string()
          .toUpperCase()
          .regex(/^[A-Z0-9]{2,16}$/, 'invalid-input'),
      ),
      count: wholeNumber(1, MOST_CODES),
      /** How often each can be used. */
      uses: wholeNumber(1, MOST_USES),
    }),
    output: z.object({ made: z.int(), prefix: z.string() }),
  }),
};
