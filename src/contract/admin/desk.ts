// What the back office and the seller centre ask about the person who works there.
import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';

export const adminDeskCalls = {
  me: endpoint({
    operationId: 'adminMe',
    path: 'admin/me',
    methods: ['GET'],
    audience: 'staff',
    permission: 'desk',
    about: 'Who works here: name, role, and what they may do.',
    input: z.object({}),
    output: z.object({
      name: z.string(),
      role: z.enum(['owner', 'manager', 'support']),
      permissions: z.array(z.string()),
    }),
  }),
};
