// Letters to the person who proposed a product: it is in the shop, or why not.
import { hello } from '#outside/letters/sheets-account.ts';
import type { Sheets } from '#outside/letters/sheet.ts';
import { fieldName } from '#words/field-name.ts';
import { reasonText } from '#words/reason-text.ts';
import type { Say } from '#words/say.ts';

type Kinds = 'proposal-approved' | 'proposal-refused';

/** The title in a language, or else in any. */
export const titleIn = (language: string, title: Record<string, string>): string =>
  title[language] ?? Object.values(title)[0] ?? '';

export const proposalSheets: Pick<Sheets, Kinds> = {
  'proposal-approved': (say: Say, { name, title, product }, { language, link }) => {
    const values = { product: titleIn(language, title) };
    const slug = encodeURIComponent(product.slugs?.[language] ?? product.slug);
    return {
      subject: say('letter.proposal-approved-subject', values),
      parts: [
        hello(say, name),
        { text: say('letter.proposal-approved-text', values) },
        { button: say('letter.see-product'), to: link(`/${slug}/product/${product.id}`) },
      ],
    };
  },
  'proposal-refused': (say: Say, { name, title, reason, reasons }, { language }) => {
    const values = { product: titleIn(language, title) };
    const whole = reasonText(language, reason);
    const facts = reasons.map((entry): [string, string] => [
      fieldName(language, entry.field, 'sellerProduct.propose'),
      reasonText(language, entry),
    ]);
    return {
      subject: say('letter.proposal-refused-subject', values),
      parts: [
        hello(say, name),
        { text: say('letter.proposal-refused-text', values) },
        ...(whole ? [{ quote: whole }] : []),
        ...(facts.length ? [{ facts }] : []),
        { text: say('letter.proposal-refused-again') },
        { quiet: say('letter.answer') },
      ],
    };
  },
};
