// Objections to a decision: by the person affected, or by a reporter if nothing was done (EU
// 2022/2065, Art. 20).
import { z } from 'zod';
import { isoTime } from '#contract/answer-values.ts';
import { decidedKinds, decisionActions, grounds } from '#contract/decision.ts';
import { endpoint } from '#contract/endpoint.ts';
import { mostObjection } from '#contract/report-reasons.ts';
import { text } from '#contract/values.ts';

const key = text(100);

const shown = z
  .object({
    kind: z.enum(decidedKinds),
    title: z.string(),
    action: z.enum(decisionActions),
    facts: z.string(),
    ground: z.enum(grounds).nullable(),
    which: z.string(),
    decided_at: isoTime,
    /** The end of the time for an objection. */
    until: isoTime,
    /** `over`: that has passed; otherwise the state of the objection. */
    state: z.enum(['none', 'over', 'open', 'upheld', 'taken-back']),
    answer: z.string(),
  })
  .meta({ id: 'Objection' });
export type ShownObjection = z.output<typeof shown>;

export const objectionCalls = {
  show: endpoint({
    path: 'objection/show',
    methods: ['POST'],
    audience: 'public',
    guessable: true,
    about:
      'Returns a decision and the state of an objection to it, by the key in the email’s link.',
    input: z.object({ key }),
    output: shown,
  }),
  make: endpoint({
    path: 'objection',
    methods: ['POST'],
    audience: 'public',
    guessable: true,
    about: 'Objects to a decision, by the key in the email’s link, once and within six months.',
    input: z.object({ key, words: text(mostObjection) }),
    output: shown,
  }),
};
