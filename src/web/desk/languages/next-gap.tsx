import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Gap } from '#contract/admin/gaps.ts';
import { DeskIcon } from '#web/desk/parts/desk-icon.tsx';

/** The path of the first thing that lacks a language, with its form open in that language. */
export const gapPath = ({ kind, next }: Gap, code: string): string =>
  `/admin/${kind}/${next}?language=${code}`;

/** The number of missing titles in a language; links to the first of them. */
export function NextGap({ code, gaps }: { code: string; gaps: Gap[] }) {
  const t = useTranslations('desk-languages');
  const desk = useTranslations('desk');
  const [first] = gaps;
  if (!first) return <span className="text-ink-2">{desk('complete')}</span>;
  const count = gaps.reduce((sum, { missing }) => sum + missing, 0);
  const words = gaps.some(({ more }) => more) ? t('gaps-more', { count }) : t('gaps', { count });
  return (
    <Link
      to={gapPath(first, code)}
      className="link inline-flex min-h-11 items-center gap-1 md:min-h-6"
    >
      {words}
      <DeskIcon name="chevron-right" size={14} className="icon-mirror" />
    </Link>
  );
}
