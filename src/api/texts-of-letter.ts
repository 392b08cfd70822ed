import type { MessagesQuery } from '#contract/admin/message.ts';
import type { Visit } from '#hall/visit.ts';
import { readStationery } from '#market/settings/read-stationery.ts';
import { textsOf } from '#outside/letters/letter-texts.ts';

/** The names of the messages that a list is limited to; undefined if it is not. */
export async function textsOfLetter(
  { reading, services, language }: Visit,
  { letter }: Pick<MessagesQuery, 'letter'>,
): Promise<Set<string> | undefined> {
  if (!letter) return undefined;
  return textsOf(letter, await readStationery(reading.db, language, services.config.publicUrl));
}
