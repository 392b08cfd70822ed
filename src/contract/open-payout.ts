// What ends open payouts: files for the bank, marking as paid, cancelling.
import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { idOf } from '#contract/ids.ts';
import { payout } from '#contract/payout.ts';
import { booleanInput, optionalText } from '#contract/values.ts';

export const openPayoutCalls = {
  paid: endpoint({
    operationId: 'adminPaid',
    path: 'admin/payout/paid/{id}',
    methods: ['POST'],
    audience: 'staff',
    permission: 'money',
    otherwise: 'payout-not-found',
    toast: 'saved',
    about:
      'Says that a payout was paid. One that cannot be paid as it is is refused, unless the ' +
      'bank has paid it already: `despite`.',
    input: z.object({ id: idOf('payout'), reference: optionalText(100), despite: booleanInput }),
    output: payout,
  }),
  cancel: endpoint({
    operationId: 'adminCancelPayout',
    path: 'admin/payout/cancel/{id}',
    methods: ['POST'],
    audience: 'staff',
    permission: 'money',
    otherwise: 'payout-not-found',
    toast: 'saved',
    about: 'Lets go of a payout that was not paid; its lines are due again.',
    input: z.object({ id: idOf('payout'), note: optionalText(500) }),
    output: payout,
  }),
  csv: endpoint({
    operationId: 'adminPayoutsCsv',
    path: 'admin/payouts.csv',
    methods: ['GET'],
    audience: 'staff',
    permission: 'money',
    file: 'text/csv',
    about:
      'The open payouts as a table for a bank or a spreadsheet; refused while one of them ' +
      'cannot be paid as it is, but with `leave_out`.',
    input: z.object({ leave_out: booleanInput }),
    output: z.object({ name: z.string(), bytes: z.instanceof(Uint8Array) }),
  }),
  xml: endpoint({
    operationId: 'adminPayoutsXml',
    path: 'admin/payouts.xml',
    methods: ['GET'],
    audience: 'staff',
    permission: 'money',
    file: 'application/xml',
    about:
      'The open payouts as a SEPA bank order, pain.001.001.09; in euro. Refused while one of ' +
      'them cannot be paid as it is, but with `leave_out`.',
    input: z.object({ leave_out: booleanInput }),
    output: z.object({ name: z.string(), bytes: z.instanceof(Uint8Array) }),
  }),
};
