import { z } from 'zod';
import { flag } from '#contract/answer-values.ts';
import { endpoint } from '#contract/endpoint.ts';
import { idOf } from '#contract/ids.ts';
import { email, text, userToken } from '#contract/values.ts';

const key = text(100);

export const saleNoticeCalls = {
  ask: endpoint({
    path: 'sale-notice',
    methods: ['POST'],
    audience: 'guest',
    guessable: true,
    about:
      'Asks for one letter when a flash sale that is announced starts. `confirmed` 0: the address ' +
      'gets a link first; 1: it is the proven one of who is signed in. Answers visitors alike ' +
      'whether or not the address waits already.',
    input: z.object({ flash_sale_id: idOf('flash-sale'), email, user_token: userToken }),
    output: z.object({ confirmed: flag }),
  }),
  confirm: endpoint({
    path: 'sale-notice/confirm',
    methods: ['POST'],
    audience: 'public',
    guessable: true,
    about: 'Confirms what was asked for with the key of the mailed link.',
    input: z.object({ key }),
    output: z.literal(true),
  }),
  leave: endpoint({
    path: 'sale-notice/leave',
    methods: ['POST'],
    audience: 'public',
    guessable: true,
    about:
      'Takes it back; mail programs call it with one press (RFC 8058), the key in the address. ' +
      'Again is no mistake.',
    input: z.object({ key }),
    output: z.literal(true),
  }),
};
