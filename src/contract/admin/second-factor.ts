// The second factors of others: staff remove a lost one, and require one for roles.
import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { idOf } from '#contract/ids.ts';
import { booleanInput } from '#contract/values.ts';

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
  demand: endpoint({
    operationId: 'adminDemandSecondFactor',
    path: 'admin/role/second-factor/{id}',
    methods: ['POST'],
    audience: 'staff',
    permission: 'staff',
    otherwise: 'thing-not-found',
    toast: 'saved',
    about:
      'Says whether who has a role must have a second factor: who has none sets it up before ' +
      'anything else. Only by somebody who has one.',
    input: z.object({ id: idOf('role'), demanded: booleanInput }),
    output: z.null(),
  }),
};
