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
      'Removes the second factor of a colleague who has lost it, signs them out, and emails ' +
      'them. Refused for a person with more permissions than the caller, and for the caller’s ' +
      'own.',
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
      'Sets whether people with a role must have a second factor; anyone without one has to set ' +
      'it up before doing anything else. Refused if the caller has none.',
    input: z.object({ id: idOf('role'), demanded: booleanInput }),
    output: z.null(),
  }),
};
