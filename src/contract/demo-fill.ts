// Fills the demo content into a market that was just set up.
import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';

export const demoFillCalls = {
  state: endpoint({
    operationId: 'adminDemoFill',
    path: 'admin/demo-fill',
    methods: ['GET'],
    audience: 'staff',
    permission: 'desk',
    about: 'Returns the progress of the demo data, in percent, if the set-up requested it.',
    input: z.object({}),
    output: z.object({
      state: z.enum(['none', 'filling', 'filled', 'failed']),
      percent: z.int().min(0).max(100),
    }),
  }),
};
export type DemoFillState = z.output<typeof demoFillCalls.state.output>;
