import { useTranslations } from 'use-intl';
import type { DeskData } from '#web/desk/parts/desk-call.ts';
import { useMoment } from '#web/desk/parts/moment.tsx';

type Props = DeskData<'adminWebhookMore.test'>;

/** The result of one try: when, how, and the beginning of the answer. */
export function TryResult({ at, status, ms, answer, trouble }: Props) {
  const t = useTranslations('desk-systems');
  const moment = useMoment();
  return (
    <div className="grid grid-cols-1 gap-1">
      <p className="text-ink-2">{moment(at)}</p>
      {status !== null && <p>{t('answered', { status: String(status), ms })}</p>}
      {trouble && <p className="text-drop">{t(`trouble-${trouble}`)}</p>}
      {status !== null && (
        <pre
          dir="ltr"
          className={
            'max-h-40 overflow-auto rounded-[var(--radius)] bg-ground-2 p-2 text-xs break-all ' +
            'whitespace-pre-wrap'
          }
        >
          {answer || t('answer-empty')}
        </pre>
      )}
    </div>
  );
}
