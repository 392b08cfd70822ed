import { ListUnreached } from '#web/desk/list/list-nothing.tsx';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { gapPath } from '#web/desk/languages/next-gap.tsx';
import { useDeskAnswer } from '#web/desk/parts/use-desk-answer.ts';

/** What has no title in a language, by kind: links to the list of gaps, and to the next one. */
export function LanguageGaps({ id, code }: { id: number; code: string }) {
  const t = useTranslations('desk-languages');
  const desk = useTranslations('desk');
  const { answer, again } = useDeskAnswer('adminLanguageMore.gaps', { id });
  const gaps = answer?.ok ? answer.data.filter(({ missing }) => missing > 0) : [];
  return (
    <section aria-label={t('texts')} className="card grid gap-2 p-4 text-sm">
      <h2 className="text-base font-semibold">{t('texts')}</h2>
      {!answer && <div aria-hidden className="skeleton h-24" />}
      {answer && !answer.ok && <ListUnreached message={answer.message} again={again} />}
      {answer?.ok && gaps.length === 0 && <p className="text-ink-2">{desk('complete')}</p>}
      {gaps.map((gap) => (
        <p key={gap.kind} className="flex flex-wrap items-center gap-x-3">
          <Link
            to={`/admin/${gap.kind}?view=gap`}
            className="link inline-flex min-h-11 grow items-center md:min-h-8"
          >
            {desk(`nav-${gap.kind}`)}
          </Link>
          <span className="text-ink-2">
            {gap.more ? t('gaps-more', { count: gap.missing }) : t('gaps', { count: gap.missing })}
          </span>
          <Link
            to={gapPath(gap, code)}
            aria-label={t('next-gap', { kind: desk(`nav-${gap.kind}`) })}
            className="link inline-flex min-h-11 items-center font-semibold md:min-h-8"
          >
            {t('next')}
          </Link>
        </p>
      ))}
    </section>
  );
}
