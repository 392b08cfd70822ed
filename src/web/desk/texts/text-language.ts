import type { DeskData } from '#web/desk/parts/desk-call.ts';

/** A language of the site, and how complete its texts are. */
export type TextLanguage = DeskData<'adminMessage.languages'>[number];
export type Text = DeskData<'adminMessage.list'>['rows'][number];

export const nameOf = ({ section, key }: Pick<Text, 'section' | 'key'>): string =>
  `${section}.${key}`;
