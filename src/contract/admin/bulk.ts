// Runs of one act for many things; each kind of thing has its own call to start one (bulkCalls).
import { z } from 'zod';
import { bulkRun } from '#contract/bulk.ts';
import { endpoint } from '#contract/endpoint.ts';
import { idOf } from '#contract/ids.ts';

export const adminBulkCalls = {
  open: endpoint({
    operationId: 'adminBulk',
    path: 'admin/bulk/{id}',
    methods: ['GET'],
    audience: 'staff',
    permission: 'desk',
    otherwise: 'thing-not-found',
    about: 'Returns the progress and results of a bulk run that the caller started.',
    input: z.object({ id: idOf('bulk') }),
    output: bulkRun,
  }),
};
