// Letters to who sells or wants to, and to the owner.
import { codeParts, hello } from '#outside/letters/sheets-account.ts';
import { statementOf } from '#outside/letters/sheets-decision.ts';
import { titleIn } from '#outside/letters/sheets-proposal.ts';
import type { Sheets } from '#outside/letters/sheet.ts';
import type { Say } from '#words/say.ts';

type Kinds =
  | 'seller-verify'
  | 'application-received'
  | 'application-asked'
  | 'application-arrived'
  | 'application-approved'
  | 'application-refused'
  | 'store-suspended'
  | 'store-reinstated';

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
      { button: say('letter.sign-in'), to: link('/login') },
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
  'store-reinstated': (say: Say, { name, store, answer }, { paper, link }) => ({
    subject: say('letter.store-reinstated-subject', { store }),
    parts: [
      hello(say, name),
      { text: say('letter.store-reinstated-text', { store, shop: paper.name }) },
      ...(answer ? [{ text: say('letter.objection-answer') }, { quote: answer }] : []),
      { button: say('letter.sign-in'), to: link('/login') },
    ],
  }),
};
