// Examples of the letters about decisions of staff.
import type { Stated } from '#contract/decision.ts';
import type { LetterRestriction } from '#contract/decision-letters.ts';
import type { Letters } from '#contract/letters.ts';
import { reportReasons } from '#contract/report-reasons.ts';
import { EXAMPLE } from '#outside/letters/example-money.ts';
import { sayIn } from '#words/say.ts';

type Kinds =
  | 'product-hidden'
  | 'review-hidden'
  | 'restricted'
  | 'report-received'
  | 'report-decided'
  | 'objection-decided';

const RESTRICTED: [LetterRestriction, ('import' | 'rule')?][] = [
  ['hide-answer'],
  ['hide-store'],
  ['hold-store', 'rule'],
  ['hide-products', 'import'],
  ['delete-product'],
  ['remove-pictures'],
  ['leave-sale'],
  ['end-voucher'],
];

/** The statement of reasons in an example. */
export const statedExample = (facts: string): Stated => ({
  facts,
  ground: 'terms',
  which: '4.2',
  at: '2026-03-02T10:00:00.000Z',
  key: EXAMPLE.word,
});

/** The examples of letters about decisions, in a language. */
export function ofDecisions(language: string): { [Kind in Kinds]: [Letters[Kind]][] } {
  const say = sayIn(language);
  const product = say('letter-example.product');
  const title = { [language]: product };
  const facts = say('letter-example.reason');
  const because = statedExample(facts);
  const report = {
    code: 'A2B3C4D5E6F7G8H9',
    key: EXAMPLE.word,
    title: product,
    kind: 'product',
  } as const;
  const decision = { ...report, facts, ground: 'law', which: '(EU) 2023/988' } as const;
  const answered = { kind: 'product', title: product, answer: facts, alone: false } as const;
  const hidden = { ...answered, action: 'hide-product', became: null } as const;
  return {
    'product-hidden': [
      [{ title, because }],
      [{ title, because: { ...because, facts: '', which: '' } }],
      [{ title, because: { ...because, ground: 'law' } }],
    ],
    'review-hidden': [[{ title, because }]],
    restricted: RESTRICTED.map(([action, means]) => [
      {
        action,
        title,
        things: means === 'import' ? [title] : [],
        count: 3,
        because: means ? { ...because, facts: '', means } : because,
      },
    ]),
    'report-received': reportReasons.map((reason) => [{ ...report, reason }]),
    'report-decided': [
      [{ ...decision, action: 'none', ground: null, which: '' }],
      [{ ...decision, action: 'hide-product' }],
      [{ ...decision, action: 'hide-review', kind: 'review' }],
      [{ ...decision, action: 'suspend-store', kind: 'store' }],
    ],
    'objection-decided': [
      [{ ...hidden, outcome: 'upheld' }],
      [{ ...hidden, outcome: 'taken-back', alone: true }],
      [{ ...hidden, action: 'leave-sale', outcome: 'taken-back' }],
      [{ ...answered, action: 'none', outcome: 'taken-back', became: 'hide-product' }],
    ],
  };
}
