import { useTranslations } from 'use-intl';
import { webhookEventNames } from '#contract/webhook.ts';
import { EditScreen } from '#web/desk/edit/edit-screen.tsx';
import { FieldCard, SwitchField, TextField } from '#web/desk/edit/fields.tsx';
import { showChoice } from '#web/desk/edit/shown-value.tsx';
import { ChecksField } from '#web/desk/systems/checks-field.tsx';
import { useEventName } from '#web/desk/systems/use-event-name.ts';
import { WebhookLog } from '#web/desk/systems/webhook-log.tsx';
import { WebhookSecret } from '#web/desk/systems/webhook-secret.tsx';
import { WebhookStanding } from '#web/desk/systems/webhook-standing.tsx';
import { WebhookTest } from '#web/desk/systems/webhook-test.tsx';

const BLANK = { name: '', address: '', events: [], enabled: true };
const CALLS = {
  open: 'adminWebhook.open',
  save: 'adminWebhook.save',
  remove: 'adminWebhook.delete',
  edits: 'adminWebhook.edits',
} as const;

export default function WebhookPage() {
  const t = useTranslations('desk-systems');
  const eventName = useEventName();
  const events = webhookEventNames.map((value) => ({ value, label: eventName(value) }));
  const labels: Record<string, string> = {
    name: t('name'),
    address: t('address'),
    events: t('events'),
    enabled: t('enabled'),
  };
  return (
    <EditScreen
      noun="webhook"
      calls={CALLS}
      path="/admin/webhooks"
      back={t('webhooks')}
      blank={BLANK}
      titleOf={(opened) => String(opened?.name ?? t('webhook-new'))}
      labelOf={(field) => labels[field] ?? field}
      shows={{ events: showChoice(events) }}
      deleted={t('deleted-with-log')}
      aside={(opened) => (
        <>
          <FieldCard title={t('state')}>
            <SwitchField name="enabled" label={t('enabled')} hint={t('enabled-hint')} />
            {opened && <WebhookStanding key={opened.version} id={opened.id} />}
          </FieldCard>
          {opened && <WebhookSecret id={opened.id} />}
          {opened && <WebhookTest id={opened.id} />}
        </>
      )}
    >
      {(opened) => (
        <>
          <FieldCard title={t('webhook')}>
            <TextField name="name" label={t('name')} />
            <TextField name="address" label={t('address')} hint={t('address-hint')} ltr />
            <ChecksField
              name="events"
              label={t('events')}
              hint={t('events-hint')}
              choices={events}
            />
          </FieldCard>
          {opened && <WebhookLog id={opened.id} />}
        </>
      )}
    </EditScreen>
  );
}
