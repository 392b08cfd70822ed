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
      'Marks a payout as paid. Refused if it cannot be paid as it is, unless `despite` says that ' +
      'the bank has paid it already.',
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
    about: 'Cancels a payout that was not paid; its lines become due again.',
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
      'Exports the open payouts as a CSV table for a bank or a spreadsheet. Refused while one of ' +
      'them cannot be paid as it is, unless `leave_out` is set.',
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
      'Exports the open payouts as a SEPA bank order (pain.001.001.09), in euro. Refused while ' +
      'one of them cannot be paid as it is, unless `leave_out` is set.',
    input: z.object({ leave_out: booleanInput }),
    output: z.object({ name: z.string(), bytes: z.instanceof(Uint8Array) }),
  }),
};
