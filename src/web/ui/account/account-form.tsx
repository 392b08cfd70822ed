import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { AccountFormState } from '#web/ui/account/use-account-form.ts';
import { FormAlert } from '#web/ui/form/form-alert.tsx';
import { SendButton } from '#web/ui/form/send-button.tsx';

/** The frame of an account's form: the error on top, read aloud, then its fields. */
export function AccountForm({
  form,
  children,
  className = '',
}: {
  form: AccountFormState;
  children: ReactNode;
  className?: string;
}) {
  const t = useTranslations('account');
  const messages = form.refused ? [form.refused] : form.faults.length > 1 ? form.faults : [];
  return (
    <form
      ref={form.form}
      noValidate
      method="post"
      aria-busy={form.busy}
      onSubmit={(event) => void form.submit(event)}
      className={`flex flex-col gap-4 ${className}`}
    >
      <FormAlert>
        {messages.length > 0 && (
          <>
            <p className="font-semibold">{t('wrong')}</p>
            {form.refused ? (
              <p>{form.refused}</p>
            ) : (
              <ul className="list-disc ps-5">
                {messages.map((fault) => (
                  <li key={fault}>{fault}</li>
                ))}
              </ul>
            )}
          </>
        )}
      </FormAlert>
      {children}
    </form>
  );
}

/** The button that sends a form; busy while sending. */
export function SubmitButton({
  form,
  children,
  className = 'w-full',
}: {
  form: AccountFormState;
  children: ReactNode;
  className?: string;
}) {
  return (
    <SendButton busy={form.busy} className={`button button-primary ${className}`}>
      {children}
    </SendButton>
  );
}
