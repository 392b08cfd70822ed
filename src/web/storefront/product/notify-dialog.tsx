import { useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '#web/ui/api.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { checkEmail } from '#web/ui/form/check-contact.ts';
import { ErrorSummary } from '#web/ui/form/error-summary.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { useSubmission } from '#web/ui/form/use-submission.ts';
import { WorkButton } from '#web/ui/form/work-button.tsx';
import { useReactiveState } from '#web/ui/reactive-state.ts';
import { user } from '#web/ui/shopper.ts';

const LONGEST = 254;

/** Asks for the address that shall hear of it, and says what comes next. */
export default function NotifyDialog({ variant, closed }: { variant: number; closed: () => void }) {
  const t = useTranslations('product-page');
  const newsletter = useTranslations('newsletter');
  const close = useTranslations('header');
  const known = useReactiveState(user)?.email ?? '';
  const [proven, prove] = useState(false);
  const submission = useSubmission(newsletter('down'));
  const ask = async (email: string) => {
    const answer = await call('stockNotice.ask', { inventory_id: variant, email });
    if (answer.ok) prove(answer.data.confirmed === 1);
    return answer;
  };
  return (
    <Dialog aria-labelledby="notify-title" closed={closed}>
      <h2 id="notify-title" className="text-lg">
        {t('notify-title')}
      </h2>
      {submission.state === 'success' ? (
        <>
          <p role="status" className="mt-3 rounded bg-good-tint p-3 font-semibold text-good">
            {proven ? t('notify-done') : t('notify-confirm')}
          </p>
          <button type="button" autoFocus onClick={closed} className="button button-quiet mt-4">
            {close('close')}
          </button>
        </>
      ) : (
        <AddressForm known={known} submission={submission} ask={ask} closed={closed} />
      )}
    </Dialog>
  );
}

function AddressForm({
  known,
  submission: { state, reasons, send, refuse },
  ask,
  closed,
}: {
  known: string;
  submission: ReturnType<typeof useSubmission>;
  ask: (email: string) => ReturnType<typeof call<'stockNotice.ask'>>;
  closed: () => void;
}) {
  const t = useTranslations('product-page');
  const newsletter = useTranslations('newsletter');
  const words = useTranslations('refusal');
  const close = useTranslations('header');
  const [email, write] = useState(known);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = checkEmail(email.trim());
    if (wrong) refuse([words(wrong, { field: newsletter('email') })]);
    else void send(() => ask(email.trim()));
  };
  return (
    <form noValidate onSubmit={submit} className="mt-2 flex flex-col gap-4">
      <p className="text-ink-2">{t('notify-text')}</p>
      <ErrorSummary heading={newsletter('wrong')} reasons={reasons} />
      <TextField
        name="email"
        type="email"
        label={newsletter('email')}
        autoComplete="email"
        autoFocus
        maxLength={LONGEST}
        value={email}
        onText={write}
      />
      <div className="flex justify-end gap-3">
        <button type="button" onClick={closed} className="button button-quiet">
          {close('close')}
        </button>
        <WorkButton busy={state === 'submitting'} className="button button-primary">
          {t('notify-send')}
        </WorkButton>
      </div>
    </form>
  );
}
