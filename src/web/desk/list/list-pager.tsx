import { useTranslations } from 'use-intl';
import { DeskIcon } from '#web/desk/parts/desk-icon.tsx';

type Props = {
  page: number;
  size: number;
  total: number;
  /** There are more than `total`. */
  more: boolean;
  turn: (page: number) => void;
};

/** Which rows of how many are shown, and the buttons for other pages. */
export function ListPager({ page, size, total, more, turn }: Props) {
  const t = useTranslations('desk');
  const from = (page - 1) * size + 1;
  const to = Math.min(page * size, total);
  const step =
    'grid size-10 place-items-center rounded-[var(--radius)] hover:bg-ground-3 disabled:opacity-40';
  return (
    <div className="flex items-center justify-between gap-3 p-3 text-sm text-ink-2">
      <p role="status" className="figures">
        {total === 0 ? '' : t(more ? 'range-more' : 'range', { from, to, total })}
      </p>
      {total > size && (
        <div className="flex">
          <button
            type="button"
            aria-label={t('previous-page')}
            disabled={page === 1}
            onClick={() => turn(page - 1)}
            className={step}
          >
            <DeskIcon name="chevron-left" className="icon-mirror" />
          </button>
          <button
            type="button"
            aria-label={t('next-page')}
            disabled={to === total}
            onClick={() => turn(page + 1)}
            className={step}
          >
            <DeskIcon name="chevron-right" className="icon-mirror" />
          </button>
        </div>
      )}
    </div>
  );
}
