import { z } from 'zod';
import { isoTime } from '#contract/answer-values.ts';
import { password } from '#contract/credentials.ts';
import { endpoint } from '#contract/endpoint.ts';

export const proofCalls = {
  give: endpoint({
    operationId: 'proveAgain',
    path: 'user/prove',
    methods: ['POST'],
    audience: 'bearer',
    guessable: true,
    desk: true,
    about:
      'Confirms the caller’s password. For a few minutes, this session can then make calls that ' +
      'are otherwise refused with `prove-again`. Returns until when.',
    input: z.object({ password }),
    output: z.object({ proven_until: isoTime }),
  }),
};
