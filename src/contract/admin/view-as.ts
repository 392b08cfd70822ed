// Lets staff view the site as a customer or seller, to help them.
import { z } from 'zod';
import { isoTime } from '#contract/answer-values.ts';
import { endpoint } from '#contract/endpoint.ts';
import { idOf } from '#contract/ids.ts';
import { text } from '#contract/values.ts';

export const adminViewAsCalls = {
  begin: endpoint({
    operationId: 'adminViewAs',
    path: 'admin/view-as/{id}',
    methods: ['POST'],
    audience: 'staff',
    permission: 'customers',
    otherwise: 'account-not-found',
    about:
      'Creates a bearer token that shows the site as this customer sees it, for half an hour. It ' +
      'only reads: every write is refused with `view-only`. `user/logout` ends it sooner. The ' +
      'audit log records who looked, at whom and why.',
    input: z.object({ id: idOf('customer'), reason: text(300) }),
    output: z.object({ token: z.string(), ends_at: isoTime }),
  }),
};
