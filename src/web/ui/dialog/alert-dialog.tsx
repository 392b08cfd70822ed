import { useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import type { Answer } from '#web/ui/api.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { checkEmail } from '#web/ui/form/check-contact.ts';
import { ErrorSummary } from '#web/ui/form/error-summary.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { useSubmission } from '#web/ui/form/use-submission.ts';
import { WorkButton } from '#web/ui/form/work-button.tsx';
import { useReactiveState } from '#web/ui/reactive-state.ts';
import { user } from '#web/ui/shopper.ts';

const LONGEST = 254;

/** The texts at first, after an address that must be confirmed, and after a proven one. */
export type AlertWords = Record<'title' | 'text' | 'send' | 'confirm' | 'done', string>;
type SendAlert = (email: string) => Promise<Answer<{ confirmed: 0 | 1 }>>;

/** Asks for an email address to notify, and says what happens next. */
export function AlertDialog({
  words,
  ask,
  closed,
}: {
  words: AlertWords;
  ask: SendAlert;
  closed: () => void;
}) {
  const newsletter = useTranslations('newsletter');
  const close = useTranslations('header');
  const known = useReactiveState(user)?.email ?? '';
  const [proven, setProven] = useState(false);
  const submission = useSubmission(newsletter('down'));
  const send = async (email: string) => {
    const answer = await ask(email);
    if (answer.ok) setProven(answer.data.confirmed === 1);
    return answer;
  };
  return (
    <Dialog aria-labelledby="alert-title" closed={closed}>
      <h2 id="alert-title" className="text-lg">
        {words.title}
      </h2>
      {submission.state === 'success' ? (
        <>
          <p role="status" className="mt-3 rounded bg-good-tint p-3 font-semibold text-good">
            {proven ? words.done : words.confirm}
          </p>
          <button type="button" autoFocus onClick={closed} className="button button-quiet mt-4">
            {close('close')}
          </button>
        </>
      ) : (
        <AddressForm
          words={words}
          known={known}
          submission={submission}
          ask={send}
          closed={closed}
        />
      )}
    </Dialog>
  );
}

function AddressForm({
  words,
  known,
  submission: { state, reasons, send, refuse },
  ask,
  closed,
}: {
  words: AlertWords;
  known: string;
  submission: ReturnType<typeof useSubmission>;
  ask: SendAlert;
  closed: () => void;
}) {
  const newsletter = useTranslations('newsletter');
  const refusal = useTranslations('refusal');
  const close = useTranslations('header');
  const [email, setEmail] = useState(known);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = checkEmail(email.trim());
    if (wrong) refuse([refusal(wrong, { field: newsletter('email') })]);
    else void send(() => ask(email.trim()));
  };
  return (
    <form noValidate onSubmit={submit} className="mt-2 flex flex-col gap-4">
      <p className="text-ink-2">{words.text}</p>
      <ErrorSummary heading={newsletter('wrong')} reasons={reasons} />
      <TextField
        name="email"
        type="email"
        label={newsletter('email')}
        autoComplete="email"
        autoFocus
        maxLength={LONGEST}
        value={email}
        onText={setEmail}
      />
      <div className="flex justify-end gap-3">
        <button type="button" onClick={closed} className="button button-quiet">
          {close('close')}
        </button>
        <WorkButton busy={state === 'submitting'} className="button button-primary">
          {words.send}
        </WorkButton>
      </div>
    </form>
  );
}
