// Letters to whoever proposed a product for a flash sale: it is in it, or why not.
import { hello } from '#outside/letters/sheets-account.ts';
import { titleIn } from '#outside/letters/sheets-proposal.ts';
import type { Sheets } from '#outside/letters/sheet.ts';
import type { Say } from '#words/say.ts';

export const enrolmentSheets: Pick<Sheets, 'enrolment-approved' | 'enrolment-refused'> = {
  'enrolment-approved': (say: Say, { name, title, sale }, { language }) => {
    const said = { product: titleIn(language, title), sale: titleIn(language, sale) };
    return {
      subject: say('letter.enrolment-approved-subject', said),
      parts: [
        hello(say, name),
        { text: say('letter.enrolment-approved-text', said) },
        { quiet: say('letter.answer') },
      ],
    };
  },
  'enrolment-refused': (say: Say, { name, title, sale, reason }, { language }) => {
    const said = { product: titleIn(language, title), sale: titleIn(language, sale) };
    return {
      subject: say('letter.enrolment-refused-subject', said),
      parts: [
        hello(say, name),
        { text: say('letter.enrolment-refused-text', said) },
        { quote: reason },
        { quiet: say('letter.answer') },
      ],
    };
  },
};
