import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { webhookEventNames, type WebhookEvent } from '#contract/webhook.ts';
import { FieldCard } from '#web/desk/edit/fields.tsx';
import { deskCall, type DeskData } from '#web/desk/parts/desk-call.ts';
import { TryResult } from '#web/desk/systems/try-result.tsx';
import { useEventName } from '#web/desk/systems/use-event-name.ts';
import { Field } from '#web/ui/form/field.tsx';

type TestOutcome = { tried: DeskData<'adminWebhookMore.test'> } | { wrong: string };

/** Sends a signed example, and shows the result. */
export function WebhookTest({ id }: { id: number }) {
  const t = useTranslations('desk-systems');
  const desk = useTranslations('desk');
  const eventName = useEventName();
  const [event, setEvent] = useState<WebhookEvent>('order.placed');
  const [result, setResult] = useState<TestOutcome | 'asking' | null>(null);
  const send = async () => {
    if (result === 'asking') return;
    setResult('asking');
    const answer = await deskCall('adminWebhookMore.test', { id, event });
    setResult(answer.ok ? { tried: answer.data } : { wrong: answer.message || desk('no-network') });
  };
  return (
    <FieldCard title={t('test')}>
      <p className="text-sm text-ink-2">{t('test-hint')}</p>
      <Field label={t('test-event')}>
        {(control) => (
          <select
            {...control}
            value={event}
            onChange={({ target }) => {
              const chosen = webhookEventNames.find((name) => name === target.value);
              if (chosen) setEvent(chosen);
            }}
            className="field"
          >
            {webhookEventNames.map((name) => (
              <option key={name} value={name}>
                {eventName(name)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <button
        type="button"
        onClick={() => void send()}
        aria-disabled={result === 'asking' || undefined}
        className="button button-quiet justify-self-start"
      >
        {t('test-send')}
      </button>
      <div role="status" className="text-sm empty:hidden">
        {result === 'asking' && <p className="text-ink-2">{t('testing')}</p>}
        {result && result !== 'asking' && 'wrong' in result && (
          <p className="text-drop">{result.wrong}</p>
        )}
        {result && result !== 'asking' && 'tried' in result && <TryResult {...result.tried} />}
      </div>
    </FieldCard>
  );
}
