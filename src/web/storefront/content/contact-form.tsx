import { useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import { mostContact } from '#contract/constants.ts';
import { call } from '#web/ui/api.ts';
import { SendButton } from '#web/ui/form/send-button.tsx';
import { Arrived } from '#web/ui/message/arrived.tsx';
import { checkContact, contactFields, type ContactField } from '#web/ui/form/check-contact.ts';
import { ErrorSummary } from '#web/ui/form/error-summary.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { readFields } from '#web/ui/form/read-fields.ts';
import { useSubmission } from '#web/ui/form/use-submission.ts';

/** A message to the shop, which is answered by mail. The text stays until it has arrived. */
export function ContactForm() {
  const t = useTranslations('contact');
  const words = useTranslations('refusal');
  const { state, reasons, send, refuse, reset } = useSubmission(t('down'));
  const [wrong, setWrong] = useState<Partial<Record<ContactField, string>>>({});
  const [email, setEmail] = useState('');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const contact = readFields(event.currentTarget, contactFields);
    const found = checkContact(contact);
    const messages: typeof wrong = {};
    for (const field of contactFields)
      if (found[field]) messages[field] = words(found[field], { field: t(field) });
    setWrong(messages);
    if (Object.keys(messages).length > 0) return refuse(Object.values(messages));
    setEmail(contact.email ?? '');
    void send(() => call('contact.send', contact));
  };
  if (state === 'success') return <MessageSent email={email} again={reset} />;
  const field = (name: ContactField) => ({
    name,
    label: t(name),
    maxLength: mostContact[name],
    fault: wrong[name],
    alert: false,
  });
  return (
    <form
      method="post"
      action="/api/v1/contact"
      noValidate
      onSubmit={submit}
      aria-busy={state === 'submitting'}
      className="card flex flex-col gap-4 p-4 md:p-6"
    >
      <ErrorSummary heading={t('wrong')} reasons={reasons} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...field('name')} autoComplete="name" />
        <TextField {...field('email')} type="email" autoComplete="email" />
      </div>
      <TextField {...field('subject')} />
      <TextField {...field('message')} rows={7} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <SendButton posts busy={state === 'submitting'} className="button button-primary px-8">
          {t('send')}
        </SendButton>
        <p role="status" className="min-w-0 flex-1 basis-60 text-sm text-ink-2">
          {state === 'submitting' ? t('sending') : t('send-hint')}
        </p>
      </div>
    </form>
  );
}

function MessageSent({ email, again }: { email: string; again: () => void }) {
  const t = useTranslations('contact');
  return (
    <Arrived title={t('sent')}>
      <p className="text-ink-2">{t('sent-detail', { email })}</p>
      <button type="button" onClick={again} className="button button-quiet mt-2">
        {t('another')}
      </button>
    </Arrived>
  );
}
