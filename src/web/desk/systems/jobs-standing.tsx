import { useTranslations } from 'use-intl';
import { ActButton } from '#web/desk/parts/act-button.tsx';
import { useDeskAnswer } from '#web/desk/parts/use-desk-answer.ts';
import { useMoment } from '#web/desk/parts/moment.tsx';

/**
 * How long the oldest job has waited, the worker's last sign of life, and a retry of all failed
 * jobs.
 */
export function JobsStanding({ again }: { again: () => void }) {
  const t = useTranslations('desk-systems');
  const moment = useMoment();
  const { answer, again: ask } = useDeskAnswer('adminJob.standing', {});
  const anew = () => {
    ask();
    again();
  };
  if (!answer?.ok) return null;
  const { failed, oldest_waiting_at: oldest, worker_seen_at: seen } = answer.data;
  return (
    <>
      <p className="text-sm text-ink-2">
        {oldest ? t('jobs-oldest', { at: moment(oldest) }) : t('jobs-none-waits')} ·{' '}
        {t('jobs-worker', { at: moment(seen) })}
      </p>
      <button type="button" onClick={anew} className="button button-quiet">
        {t('refresh')}
      </button>
      {failed > 0 && (
        <ActButton
          label={t('jobs-retry-all')}
          call="adminJob.retryAll"
          input={{}}
          title={t('jobs-retry-all')}
          text={t('jobs-retry-all-text', { count: failed })}
          again={anew}
        />
      )}
    </>
  );
}
