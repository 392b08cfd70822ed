import { useTranslations } from 'use-intl';
import type { BulkRun, RunState } from '#web/desk/list/bulk/use-bulk-run.ts';
import { withColon } from '#web/desk/parts/named.ts';

type Props = Pick<RunState, 'begin' | 'trouble' | 'waits'> & { run: BulkRun };

/** The progress of a run, and its result. */
export function BulkOutcome({ run, begin, trouble, waits }: Props) {
  const t = useTranslations('desk-list');
  const words = useEndedWords();
  const { all, done, same, refused } = run;
  const at = done + same + refused;
  return (
    <div className="grid gap-3 text-sm">
      {!run.ended && <progress max={all} value={at} aria-label={t('running')} className="w-full" />}
      <p role="status">{run.ended ? words(run) : t('so-far', { at, all })}</p>
      {run.refusals.length > 0 && (
        <ul className="grid max-h-[40dvh] gap-2 overflow-y-auto">
          {run.refusals.map(({ id, title, message }) => (
            <li key={id} className="border-t border-line pt-2 break-words">
              <span className="font-semibold">{withColon(title)}</span>
              {message}
            </li>
          ))}
        </ul>
      )}
      <p role="alert" className="text-drop empty:hidden">
        {trouble}
      </p>
      {run.ended && (
        <div className="flex flex-wrap gap-2">
          {run.undoable > 0 && (
            <button
              type="button"
              aria-disabled={waits}
              onClick={() => !waits && begin({ act: 'undo', run: run.id })}
              className="button button-quiet"
            >
              {t('undo', { count: run.undoable })}
            </button>
          )}
          {refused > 0 && (
            <button
              type="button"
              aria-disabled={waits}
              onClick={() => !waits && begin({ act: run.act, run: run.id })}
              className="button button-quiet"
            >
              {t('retry', { count: refused })}
            </button>
          )}
        </div>
      )}
    </div>
  );
}

/** The result of a run, with a sentence for each outcome. */
export function useEndedWords(): (run: BulkRun) => string {
  const t = useTranslations('desk-list');
  return ({ done, same, refused }) =>
    [
      done > 0 && t('ended-done', { count: done }),
      same > 0 && t('ended-same', { count: same }),
      refused > 0 && t('ended-refused', { count: refused }),
    ]
      .filter(Boolean)
      .join(' ');
}
