// Letters to sellers and applicants, and to the owner about them.
import { listText } from '#base/comma.ts';
import { codeParts, hello } from '#outside/letters/sheets-account.ts';
import { statementOf } from '#outside/letters/sheets-decision.ts';
import { titleIn } from '#outside/letters/sheets-proposal.ts';
import { marketDays } from '#outside/letters/market-days.ts';
import type { Desk, Sheets } from '#outside/letters/sheet.ts';
import type { Say } from '#words/say.ts';

type Kinds =
  | 'seller-verify'
  | 'application-received'
  | 'application-asked'
  | 'application-arrived'
  | 'application-approved'
  | 'application-refused'
  | 'store-suspended'
  | 'store-reinstated'
  | 'store-closed'
  | 'store-reopened'
  | 'payee-changed'
  | 'trader-wanted';

export const sellerSheets: Pick<Sheets, Kinds> = {
  'seller-verify': (say: Say, { name, code }, { paper }) => ({
    subject: say('letter.verify-subject'),
    parts: [
      hello(say, name),
      { text: say('letter.seller-verify-text', { shop: paper.name }) },
      ...codeParts(say, code, paper.name),
    ],
  }),
  'application-received': (say: Say, { name, store, asks }, { paper, link }) => ({
    subject: say('letter.application-received-subject'),
    parts: [
      hello(say, name),
      { text: say('letter.application-received-text', { store, shop: paper.name }) },
      ...(asks
        ? [
            { text: say('letter.application-asks') },
            { button: say('letter.application-open'), to: link('/seller/application') },
          ]
        : []),
      { quiet: say('letter.answer') },
    ],
  }),
  'application-asked': (say: Say, { name, store, item, reason }, { language, link }) => ({
    subject: say('letter.application-asked-subject', { store }),
    parts: [
      hello(say, name),
      { text: say('letter.application-asked-text', { store, item: titleIn(language, item) }) },
      { quote: reason },
      { button: say('letter.application-open'), to: link('/seller/application') },
      { quiet: say('letter.answer') },
    ],
  }),
  'application-arrived': (say: Say, { store, email }, { paper }) => ({
    subject: say('letter.application-arrived-subject', { store }),
    replyTo: email,
    parts: [
      { text: say('letter.application-arrived-text', { store, shop: paper.name }) },
      { facts: [[say('contact.email'), email]] },
    ],
  }),
  'application-approved': (say: Say, { name, store }, { paper, link }) => ({
    subject: say('letter.application-approved-subject', { store }),
    parts: [
      hello(say, name),
      { text: say('letter.application-approved-text', { store, shop: paper.name }) },
      { button: say('letter.sign-in'), to: link('/seller') },
    ],
  }),
  'application-refused': (say: Say, { name, store, reason }) => ({
    subject: say('letter.application-refused-subject'),
    parts: [
      hello(say, name),
      { text: say('letter.application-refused-text', { store }) },
      { quote: reason },
      { text: say('letter.application-refused-again') },
      { quiet: say('letter.answer') },
    ],
  }),
  'store-suspended': (say: Say, { name, store, reason, because }, desk) => ({
    subject: say('letter.store-suspended-subject', { store }),
    parts: [
      hello(say, name),
      { text: say('letter.store-suspended-text', { store, shop: desk.paper.name }) },
      { quote: reason },
      ...(because ? statementOf(say, because, desk) : []),
      { quiet: say('letter.answer') },
    ],
  }),
  'store-closed': (say: Say, { store, by, reason, until, because }, desk) => ({
    subject: say('letter.store-closed-subject', { store }),
    parts: [
      { text: say('letter.hello-nobody') },
      ...(until
        ? [{ text: say('letter.store-closed-text', { store, by, shop: desk.paper.name }) }]
        : [
            { text: say('letter.store-closed-market', { store, shop: desk.paper.name }) },
            { quote: reason },
          ]),
      { text: say('letter.store-closed-open') },
      {
        text: until
          ? say('letter.store-closed-until', { date: dayIn(desk, until) })
          : say('letter.store-closed-ask'),
      },
      { button: say('letter.store-closed-button'), to: desk.link('/seller/closing') },
      ...(because ? statementOf(say, because, desk) : []),
      { quiet: say('letter.answer') },
    ],
  }),
  'store-reopened': (say: Say, { store, by }, { paper, link }) => ({
    subject: say('letter.store-reopened-subject', { store }),
    parts: [
      { text: say('letter.hello-nobody') },
      { text: say('letter.store-reopened-text', { store, by, shop: paper.name }) },
      { button: say('letter.store-reopened-button'), to: link('/seller') },
    ],
  }),
  'payee-changed': (say: Say, { store, by, iban }, { paper, link }) => ({
    subject: say('letter.payee-changed-subject', { store }),
    parts: [
      { text: say('letter.hello-nobody') },
      {
        text: iban
          ? say('letter.payee-changed-text', { store, by, iban, shop: paper.name })
          : say('letter.payee-removed-text', { store, by, shop: paper.name }),
      },
      { text: say('letter.payee-changed-not-you') },
      { button: say('letter.payee-changed-button'), to: link('/seller/payee') },
    ],
  }),
  'trader-wanted': (say: Say, { store, lacks, until }, desk) => ({
    subject: say('letter.trader-wanted-subject', { store }),
    parts: [
      { text: say('letter.hello-nobody') },
      {
        text: until
          ? say('letter.trader-wanted-until', {
              store,
              shop: desk.paper.name,
              date: dayIn(desk, until),
            })
          : say('letter.trader-wanted-now', { store, shop: desk.paper.name }),
      },
      {
        facts: [
          [
            say('letter.trader-wanted-missing'),
            listText(
              desk.language,
              lacks.map((lack) => say(`trader.lacks-${lack}`)),
            ),
          ],
        ],
      },
      { button: say('letter.trader-wanted-button'), to: desk.link('/seller/trader') },
    ],
  }),
  'store-reinstated': (say: Say, { name, store, answer }, { paper, link }) => ({
    subject: say('letter.store-reinstated-subject', { store }),
    parts: [
      hello(say, name),
      { text: say('letter.store-reinstated-text', { store, shop: paper.name }) },
      ...(answer ? [{ text: say('letter.objection-answer') }, { quote: answer }] : []),
      { button: say('letter.sign-in'), to: link('/seller') },
    ],
  }),
};

const dayIn = (desk: Desk, iso: string) => marketDays(desk).format(new Date(iso));
