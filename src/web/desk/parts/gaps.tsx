import { useTranslations } from 'use-intl';
import { useWho } from '#web/desk/frame/who.ts';
import { inRow } from '#web/desk/parts/in-row.ts';

/** The languages that a thing lacks. */
export function Gaps({ languages }: { languages: string[] }) {
  const t = useTranslations('desk');
  const { market } = useWho();
  if (languages.length === 0) return <span className="text-ink-2">{t('complete')}</span>;
  const names = market.languages.filter(({ code }) => languages.includes(code));
  return (
    <span className="rounded-full bg-warn-tint px-2 py-0.5 text-xs text-warn">
      {t('gaps', { languages: inRow(names.map(({ name }) => name)) })}
    </span>
  );
}
