// Letters about decisions of staff: the statement of reasons to the person affected (EU 2022/2065,
// Art. 17), the receipt and the decision to the person who reported (Art. 16), and the answer to
// the person who objected (Art. 20).
import { RESTORED, type DecisionAction, type Ground, type Stated } from '#contract/decision.ts';
import { marketDays } from '#outside/letters/market-days.ts';
import { titleIn } from '#outside/letters/sheets-proposal.ts';
import type { Desk, Part, Sheets } from '#outside/letters/sheet.ts';
import type { Say } from '#words/say.ts';

type Kinds =
  | 'product-hidden'
  | 'review-hidden'
  | 'restricted'
  | 'report-received'
  | 'report-decided'
  | 'objection-decided';

export const decisionSheets: Pick<Sheets, Kinds> = {
  'product-hidden': (say: Say, { title, because }, desk) => {
    const values = { product: titleIn(desk.language, title), shop: desk.paper.name };
    return {
      subject: say('letter.product-hidden-subject', values),
      parts: [
        { text: say('letter.product-hidden-text', values) },
        ...factsOf(say, because),
        ...statementOf(say, because, desk),
      ],
    };
  },
  'review-hidden': (say: Say, { title, because }, desk) => {
    const values = { product: titleIn(desk.language, title), shop: desk.paper.name };
    return {
      subject: say('letter.review-hidden-subject', values),
      parts: [
        { text: say('letter.review-hidden-text', values) },
        ...factsOf(say, because),
        ...statementOf(say, because, desk),
      ],
    };
  },
  restricted: (say: Say, { action, title, things, count, because }, desk) => {
    const values = { title: titleIn(desk.language, title), shop: desk.paper.name, count };
    return {
      subject: say(`letter.${action}-subject`, values),
      parts: [
        { text: say(`letter.${action}-text`, values) },
        ...thingsOf(say, things, { count, language: desk.language }),
        ...(because.facts || !because.means ? factsOf(say, because) : []),
        ...statementOf(say, because, desk),
      ],
    };
  },
  'report-received': (say: Say, { code, key, title, reason }, { link }) => ({
    subject: say('letter.report-received-subject', { code }),
    parts: [
      { text: say('letter.report-received-text') },
      {
        facts: [
          [say('letter.report-code'), code],
          [say('letter.report-thing'), title],
          [say('letter.report-reason'), say(`letter.report-reason-${reason}`)],
        ],
      },
      { button: say('letter.report-see'), to: link(receiptPath(code, key)) },
    ],
  }),
  'report-decided': (say: Say, { code, key, title, action, facts, ground, which }, { link }) => ({
    subject: say('letter.report-decided-subject', { code }),
    parts: [
      { text: say(`letter.report-decided-${action}`, { title }) },
      { quote: facts || say('letter.statement-no-facts') },
      ...(ground
        ? [
            {
              facts: [[say('letter.statement-ground'), groundOf(say, ground, which)]],
            } satisfies Part,
          ]
        : []),
      ...redressOf(say, action, key, link),
      { button: say('letter.report-see'), to: link(receiptPath(code, key)) },
    ],
  }),
  'objection-decided': (say: Say, { title, action, outcome, became, answer, alone }) => {
    const again = action === 'none' || RESTORED.includes(action) ? 'back' : 'back-by-hand';
    const result = outcome === 'upheld' ? 'upheld' : became === null ? again : 'became';
    return {
      subject: say(
        outcome === 'upheld' ? 'letter.objection-upheld-subject' : 'letter.objection-back-subject',
      ),
      parts: [
        { text: say(`letter.objection-${result}-text`, { title }) },
        { quote: answer },
        { quiet: say(alone ? 'letter.objection-alone' : 'letter.objection-another') },
        { text: say('letter.object-elsewhere') },
      ],
    };
  },
};

const receiptPath = (code: string, key: string) => `/report/receipt?code=${code}&key=${key}`;
const objectPath = (key: string) => `/objection?key=${key}`;

/** How to have a decision reviewed, whether it restricts something or not. */
function redressOf(say: Say, action: DecisionAction, key: string, link: Desk['link']): Part[] {
  if (action !== 'none') return [{ text: say('letter.object-elsewhere') }];
  return [
    { text: say('letter.object-within') },
    { text: say('letter.object-elsewhere') },
    { button: say('letter.object-button'), to: link(objectPath(key)) },
  ];
}

/** The products that one decision is about, one per line; the rest are counted. */
function thingsOf(
  say: Say,
  things: Record<string, string>[],
  { count, language }: { count: number; language: string },
): Part[] {
  if (things.length < 1) return [];
  const more = count - things.length;
  const lines = things.map((title) => titleIn(language, title));
  if (more > 0) lines.push(say('letter.restricted-more', { count: more }));
  return [{ quote: lines.join('\n') }];
}

/** The facts in the words of staff. */
const factsOf = (say: Say, { facts }: Stated): Part[] =>
  facts
    ? [{ text: say('letter.statement-facts') }, { quote: facts }]
    : [{ text: say('letter.statement-no-facts') }];

/**
 * A statement of reasons, apart from the facts: since when and where it applies, its legal ground,
 * whether the decision was automated, and how to object.
 */
export function statementOf(say: Say, because: Stated, desk: Desk): Part[] {
  const { paper, link } = desk;
  return [
    {
      facts: [
        [say('letter.statement-since'), marketDays(desk).format(new Date(because.at))],
        [say('letter.statement-where'), say('letter.statement-everywhere', { shop: paper.name })],
        [say('letter.statement-ground'), groundOf(say, because.ground, because.which)],
        [
          say('letter.statement-automated'),
          say(`letter.statement-by-${because.means ?? 'person'}`),
        ],
      ],
    },
    { text: say('letter.object-within') },
    { button: say('letter.object-button'), to: link(objectPath(because.key)) },
    { quiet: say('letter.object-elsewhere') },
  ];
}

function groundOf(say: Say, ground: Ground, which: string): string {
  if (ground === 'law') return say('letter.statement-law', { which });
  return which ? say('letter.statement-terms', { which }) : say('letter.statement-terms-plain');
}
