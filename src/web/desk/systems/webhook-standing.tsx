import { useTranslations } from 'use-intl';
import { State } from '#web/desk/parts/state.tsx';
import { useDeskAnswer } from '#web/desk/parts/use-desk-answer.ts';
import { useMoment } from '#web/desk/parts/moment.tsx';

/** The present state of a webhook, which changes without anybody saving it. */
export function WebhookStanding({ id }: { id: number }) {
  const t = useTranslations('desk-systems');
  const moment = useMoment();
  const { answer, waits, again } = useDeskAnswer('adminWebhook.open', { id });
  if (!answer?.ok) return null;
  const { state, waiting, told_at: lastSent, failing_since: since, next_at: next } = answer.data;
  const { before_until: before } = answer.data;
  return (
    <>
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-2 text-sm">
        <dt>{t('state')}</dt>
        <dd className="text-end">
          <State good={state === 'working'}>{t(`state-${state}`)}</State>
        </dd>
        <dt>{t('waiting')}</dt>
        <dd className="figures text-end font-semibold">{waiting}</dd>
        <dt>{t('last-told')}</dt>
        <dd className="text-end">{moment(lastSent)}</dd>
        {since && (
          <>
            <dt>{t('failing-since')}</dt>
            <dd className="text-end text-drop">{moment(since)}</dd>
          </>
        )}
        {next && (
          <>
            <dt>{t('next-try')}</dt>
            <dd className="text-end">{moment(next)}</dd>
          </>
        )}
      </dl>
      {before && <p className="text-sm">{t('secret-before', { at: moment(before) })}</p>}
      <button
        type="button"
        onClick={again}
        aria-disabled={waits || undefined}
        className="button button-quiet justify-self-start"
      >
        {t('refresh')}
      </button>
    </>
  );
}
