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
      'Gives the password again: for some minutes, this session may make calls that are refused ' +
      'with `prove-again` otherwise. Answers until when.',
    input: z.object({ password }),
    output: z.object({ proven_until: isoTime }),
  }),
};
