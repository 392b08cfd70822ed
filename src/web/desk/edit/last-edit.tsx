import { useFormatter, useTranslations } from 'use-intl';
import type { OpenedThing } from '#web/desk/edit/opened-thing.ts';

/** Who saved a thing last, and when; nothing where nobody has. */
export function LastEdit({ edited }: { edited: OpenedThing['edited'] }) {
  const t = useTranslations('desk');
  const format = useFormatter();
  if (!edited) return null;
  const at = format.dateTime(new Date(edited.at), { dateStyle: 'medium', timeStyle: 'short' });
  return <p className="text-sm text-ink-2">{t('last-edit', { by: edited.by, at })}</p>;
}
