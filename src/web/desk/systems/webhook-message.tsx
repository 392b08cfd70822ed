import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ConfirmDialog } from '#web/desk/parts/confirm-dialog.tsx';
import { deskCall, type DeskData } from '#web/desk/parts/desk-call.ts';
import { deskToast } from '#web/desk/parts/desk-toasts.tsx';
import { Sheet } from '#web/desk/parts/sheet.tsx';
import { useDeskAnswer } from '#web/desk/parts/use-desk-answer.ts';
import { TryResult } from '#web/desk/systems/try-result.tsx';

type Opened = DeskData<'adminWebhookMessage.open'>;

/** One message of a webhook in a dialog: its content, each try, and the actions. */
export function WebhookMessage({ id, close }: { id: number; close: () => void }) {
  const t = useTranslations('desk-systems');
  const desk = useTranslations('desk');
  const { answer, again } = useDeskAnswer('adminWebhookMessage.open', { id });
  const [asking, setAsking] = useState(false);
  const act = async (call: 'adminWebhookMessage.again' | 'adminWebhookMessage.skip') => {
    const done = await deskCall(call, { id });
    deskToast(done.ok ? 'done' : 'wrong', done.message || desk('no-network'));
    again();
  };
  const number = answer?.ok ? answer.data.number : '';
  return (
    <Sheet title={t('message-number', { number })} close={close}>
      {answer?.ok && (
        <>
          <div className="flex flex-wrap gap-2">
            <button
              type="button"
              onClick={() => void act('adminWebhookMessage.again')}
              className="button button-quiet"
            >
              {t('again')}
            </button>
            {answer.data.state === 'waiting' && (
              <button type="button" onClick={() => setAsking(true)} className="button button-quiet">
                {t('skip')}
              </button>
            )}
          </div>
          <MessageTries {...answer.data} />
        </>
      )}
      {asking && (
        <ConfirmDialog
          title={t('skip-title')}
          text={t('skip-text')}
          yes={t('skip')}
          answer={(sure) => {
            setAsking(false);
            if (sure) void act('adminWebhookMessage.skip');
          }}
        />
      )}
    </Sheet>
  );
}

function MessageTries({ body, attempts, tries }: Opened) {
  const t = useTranslations('desk-systems');
  return (
    <div className="grid grid-cols-1 gap-3 text-sm">
      <h3 className="font-semibold">{t('tries', { count: tries })}</h3>
      {attempts.map((one) => (
        <TryResult key={one.at} {...one} />
      ))}
      <h3 className="font-semibold">{t('body')}</h3>
      <pre
        dir="ltr"
        className="max-h-96 overflow-auto rounded-[var(--radius)] bg-ground-2 p-2 text-xs"
      >
        {JSON.stringify(JSON.parse(body), null, 2)}
      </pre>
    </div>
  );
}
