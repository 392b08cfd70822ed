// Letters to the person who proposed a product for a flash sale: it was accepted, or why not.
import { hello } from '#outside/letters/sheets-account.ts';
import { titleIn } from '#outside/letters/sheets-proposal.ts';
import type { Sheets } from '#outside/letters/sheet.ts';
import type { Say } from '#words/say.ts';

export const enrolmentSheets: Pick<Sheets, 'enrolment-approved' | 'enrolment-refused'> = {
  'enrolment-approved': (say: Say, { name, title, sale }, { language }) => {
    const values = { product: titleIn(language, title), sale: titleIn(language, sale) };
    return {
      subject: say('letter.enrolment-approved-subject', values),
      parts: [
        hello(say, name),
        { text: say('letter.enrolment-approved-text', values) },
        { quiet: say('letter.answer') },
      ],
    };
  },
  'enrolment-refused': (say: Say, { name, title, sale, reason }, { language }) => {
    const values = { product: titleIn(language, title), sale: titleIn(language, sale) };
    return {
      subject: say('letter.enrolment-refused-subject', values),
      parts: [
        hello(say, name),
        { text: say('letter.enrolment-refused-text', values) },
        { quote: reason },
        { quiet: say('letter.answer') },
      ],
    };
  },
};
