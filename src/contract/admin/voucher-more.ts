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
      'Makes codes like this voucher that nobody can guess: each its own voucher, shown to nobody, ' +
      'beginning with `prefix`. Refused where codes begin with that already, so that what is sent ' +
      'twice is done once.',
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
