import { useFormatter, useTranslations } from 'use-intl';
import { FieldCard } from '#web/desk/edit/fields.tsx';
import type { DeskData } from '#web/desk/parts/desk-call.ts';
import { useMomentText } from '#web/desk/parts/moment.tsx';
import { State } from '#web/desk/parts/state.tsx';
import { useDeskAnswer } from '#web/desk/parts/use-desk-answer.ts';

type Standing = DeskData<'adminMailServer.standing'>;

/** The state of mail; reloaded after the server changed. */
export function MailStanding({ on, version }: { on: boolean; version: number }) {
  const t = useTranslations('desk-connect');
  const { answer, waits, again } = useDeskAnswer('adminMailServer.standing', { version });
  return (
    <FieldCard title={t('standing')}>
      <p>{on ? <State good>{t('on')}</State> : t('standing-off')}</p>
      {answer?.ok && <Facts {...answer.data} />}
      <button
        type="button"
        onClick={again}
        aria-disabled={waits || undefined}
        className="button button-quiet justify-self-start"
      >
        {t('refresh')}
      </button>
    </FieldCard>
  );
}

function Facts({ waiting, failed, sent_at: sent, trouble }: Standing) {
  const t = useTranslations('desk-connect');
  const format = useFormatter();
  const time = useMomentText();
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-2 text-sm">
      <dt>{t('waiting')}</dt>
      <dd className="tabular text-end font-semibold">{format.number(waiting)}</dd>
      <dt>{t('failed')}</dt>
      <dd className={`tabular text-end font-semibold ${failed ? 'text-drop' : ''}`}>
        {format.number(failed)}
      </dd>
      <dt>{t('last-sent')}</dt>
      <dd className="text-end">{sent ? time(sent) : t('never')}</dd>
      <dt>{t('last-trouble')}</dt>
      <dd className="text-end">{trouble ? time(trouble.at) : t('never')}</dd>
      {trouble && <dd className="col-span-2 text-drop">{trouble.said}</dd>}
    </dl>
  );
}
