import { useTranslations } from 'use-intl';
import type { OpenedThing } from '#web/desk/edit/opened-thing.ts';
import { useMomentText } from '#web/desk/parts/moment.tsx';

/** Who saved a thing last, and when; nothing if nobody did. */
export function LastEdit({ edited }: { edited: OpenedThing['edited'] }) {
  const t = useTranslations('desk');
  const momentOf = useMomentText();
  if (!edited) return null;
  const at = momentOf(edited.at);
  return <p className="text-sm text-ink-2">{t('last-edit', { by: edited.by, at })}</p>;
}
