import { Refusal } from '#base/refusal.ts';
import type { Handlers } from '#api/handler.ts';
import { listHandlers } from '#api/resource.ts';
import { sendNow } from '#api/test-letter.ts';
import type {
  adminLetterCalls,
  LetterRequest,
  LetterQuery,
  LetterRow,
} from '#contract/admin/letter.ts';
import { letterKinds } from '#contract/letters.ts';
import type { Listed } from '#contract/resource.ts';
import type { Visit } from '#hall/visit.ts';
import { refusalOf } from '#market/connections/mail-server.ts';
import { listMessageStates } from '#market/messages/list-messages.ts';
import { readStationery } from '#market/settings/read-stationery.ts';
import { exampleCounts } from '#outside/letters/examples.ts';
import { composeExample, textsOf } from '#outside/letters/letter-texts.ts';
import { messageCatalogue as catalogue } from '#words/message-catalogue.ts';
import { sayWith } from '#words/say.ts';

export const adminLetterHandlers: Handlers<typeof adminLetterCalls> = {
  ...listHandlers('letters', (visit, query: LetterQuery) => listLetters(visit, query)),
  preview: async (visit, input) => {
    const { written, paper } = await compose(visit, input);
    const { subject, html, plain } = written;
    return { subject, html, plain, direction: paper.direction };
  },
  test: async (visit, input, by) => {
    const { reading, services } = visit;
    const mail = await services.mail(reading.db);
    if (!mail) throw new Refusal('mail-no-server');
    const { email } = await reading.db
      .selectFrom('accounts')
      .select('email')
      .where('id', '=', by.accountId)
      .executeTakeFirstOrThrow();
    if (!email) throw new Refusal('account-not-found');
    const { written, paper } = await compose(visit, input);
    const fault = await sendNow(mail, { ...written, recipient: email, sender: paper.name });
    if (fault) throw refusalOf(fault.trouble ?? 'refused');
    return null;
  },
};

/** A letter with example data and the texts as typed, provided they are valid. */
async function compose(
  { reading, services }: Visit,
  { kind, language, example, messages }: LetterRequest,
) {
  const paper = await readStationery(reading.db, language, services.config.publicUrl);
  const texts = messages.flatMap(({ section, key, text: typed }) => {
    const message = { section, key };
    const builtIn = () =>
      catalogue.builtIn(paper.language, message) ?? catalogue.builtIn('en', message);
    const text = typed ?? builtIn();
    const right = text !== null && catalogue.faultOf(paper.language, { ...message, text }) === null;
    return right ? [{ ...message, text }] : [];
  });
  const say = sayWith(paper.language, texts);
  return { paper, written: await composeExample(kind, paper, { example, say }) };
}

async function listLetters(
  { reading, services, language }: Visit,
  { q, view, only, page, size }: LetterQuery,
): Promise<Listed<LetterRow>> {
  const paper = await readStationery(reading.db, language, services.config.publicUrl);
  const states = await listMessageStates(reading.db, catalogue);
  const counts = exampleCounts();
  const rows = await Promise.all(
    letterKinds.map(async (kind, at): Promise<LetterRow> => {
      const texts = await textsOf(kind, paper);
      const having = (...among: string[]) =>
        states.flatMap(({ code, enabled, byName }) =>
          enabled && [...texts].some((name) => among.includes(byName.get(name) ?? 'missing'))
            ? [code]
            : [],
        );
      return {
        id: at + 1,
        kind,
        title: (await composeExample(kind, paper)).subject,
        examples: counts.get(kind) ?? 1,
        gaps: having('missing', 'outdated'),
        changed: having('changed'),
      };
    }),
  );
  const query = q.toLocaleLowerCase(language);
  const found = rows.filter(
    ({ id, kind, title, gaps, changed }) =>
      (!only || only.includes(id)) &&
      (!view || (view === 'gap' ? gaps : changed).length > 0) &&
      (kind.includes(query) || title.toLocaleLowerCase(language).includes(query)),
  );
  return { rows: found.slice((page - 1) * size, page * size), total: found.length, more: false };
}
