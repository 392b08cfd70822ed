// What staff do with the second factor of somebody who lost it.
import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { idOf } from '#contract/ids.ts';

export const adminSecondFactorCalls = {
  reset: endpoint({
    operationId: 'adminResetSecondFactor',
    path: 'admin/second-factor/reset/{id}',
    methods: ['POST'],
    audience: 'staff',
    permission: 'staff',
    otherwise: 'account-not-found',
    toast: 'second-factor-reset',
    about:
      'Takes the second factor of somebody away who has lost it, signs them out and writes to ' +
      'them. Not of who may do more than the caller, and never the caller’s own.',
    input: z.object({ id: idOf('guarded-account') }),
    output: z.null(),
  }),
};
