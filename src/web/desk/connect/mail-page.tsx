import { useTranslations } from 'use-intl';
import { EditOnly } from '#web/desk/edit/edit-screen.tsx';
import { FieldCard, SwitchField } from '#web/desk/edit/fields.tsx';
import { FixedCard } from '#web/desk/connect/fixed-card.tsx';
import { MailServerCard } from '#web/desk/connect/mail-server-card.tsx';
import { MailStanding } from '#web/desk/connect/mail-standing.tsx';
import { MailTest } from '#web/desk/connect/mail-test.tsx';
import { SenderCard } from '#web/desk/connect/sender-card.tsx';
import type { FormShape } from '#web/desk/edit/use-edit.ts';

const CALLS = {
  open: 'adminMailServer.open',
  save: 'adminMailServer.save',
  edits: 'adminMailServer.edits',
} as const;
const WORDS = {
  enabled: 'mail-on',
  host: 'host',
  port: 'port',
  security: 'security',
  username: 'username',
  password: 'password',
  sealed: 'password',
  sender_name: 'sender-name',
  sender_address: 'sender-address',
} as const;
const isField = (name: string): name is keyof typeof WORDS => Object.hasOwn(WORDS, name);
const BLANK = {
  enabled: false,
  host: '',
  port: 587,
  security: 'starttls',
  username: '',
  password: '',
  sender_name: '',
  sender_address: '',
};
const SHAPE: FormShape = {
  read: (thing) => ({ ...thing, password: '' }),
  send: (values) => values,
  place: (field) => field,
  secret: ['password'],
};

/** The outgoing mail server, a test of it, and the state of the mail. */
export default function MailPage() {
  const t = useTranslations('desk-connect');
  return (
    <EditOnly
      noun="mail-server"
      calls={CALLS}
      blank={BLANK}
      shape={SHAPE}
      titleOf={() => t('mail')}
      labelOf={(field) => (isField(field) ? t(WORDS[field]) : field)}
      aside={(opened) => (
        <>
          <MailStanding on={opened?.enabled === true} version={opened?.version ?? 0} />
          <MailTest />
        </>
      )}
    >
      {(opened) =>
        opened?.fixed === true ? (
          <Fixed host={`${String(opened.host)}:${String(opened.port)}`} opened={opened} />
        ) : (
          <>
            <MailServerCard hasPassword={opened?.has_password === true} />
            <SenderCard />
            <FieldCard title={t('mail')}>
              <SwitchField name="enabled" label={t('mail-on')} hint={t('mail-on-hint')} />
            </FieldCard>
          </>
        )
      }
    </EditOnly>
  );
}

function Fixed({ host, opened }: { host: string; opened: Record<string, unknown> }) {
  const t = useTranslations('desk-connect');
  return (
    <FixedCard
      setting="SMTP_URL"
      facts={[
        [t('host'), host],
        [t('username'), String(opened.username)],
        [t('sender-name'), String(opened.sender_name)],
        [t('sender-address'), String(opened.sender_address)],
      ]}
    />
  );
}
