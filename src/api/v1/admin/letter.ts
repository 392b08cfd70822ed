import { Refusal } from '#base/refusal.ts';
import type { Handlers } from '#api/handler.ts';
import { listHandlers } from '#api/resource.ts';
import { sendNow } from '#api/test-letter.ts';
import type { adminLetterCalls, LetterQuery, LetterRow } from '#contract/admin/letter.ts';
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
  preview: async ({ reading, services }, { kind, language, example, messages }) => {
    const paper = await readStationery(reading.db, language, services.config.publicUrl);
    const right = messages.filter((one) => catalogue.faultOf(paper.language, one) === null);
    const say = sayWith(paper.language, right);
    const { subject, html, plain } = await composeExample(kind, paper, { example, say });
    return { subject, html, plain, direction: paper.direction };
  },
  test: async ({ reading, services }, { kind, language, example }, by) => {
    const mail = await services.mail(reading.db);
    if (!mail) throw new Refusal('mail-no-server');
    const paper = await readStationery(reading.db, language, services.config.publicUrl);
    const { email } = await reading.db
      .selectFrom('accounts')
      .select('email')
      .where('id', '=', by.accountId)
      .executeTakeFirstOrThrow();
    if (!email) throw new Refusal('account-not-found');
    const written = await composeExample(kind, paper, { example });
    const fault = await sendNow(mail, { ...written, recipient: email, sender: paper.name });
    if (fault) throw refusalOf(fault.trouble ?? 'refused');
    return null;
  },
};

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
      const having = (...wanted: string[]) =>
        states.flatMap(({ code, enabled, byName }) =>
          enabled && [...texts].some((name) => wanted.includes(byName.get(name) ?? 'missing'))
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
  const wanted = q.toLocaleLowerCase(language);
  const found = rows.filter(
    ({ id, kind, title, gaps, changed }) =>
      (!only || only.includes(id)) &&
      (!view || (view === 'gap' ? gaps : changed).length > 0) &&
      (kind.includes(wanted) || title.toLocaleLowerCase(language).includes(wanted)),
  );
  return { rows: found.slice((page - 1) * size, page * size), total: found.length, more: false };
}
