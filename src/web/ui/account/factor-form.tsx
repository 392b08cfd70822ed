import { useState, type FormEvent, type ReactNode } from 'react';
import { call } from '#web/ui/api.ts';
import { Field } from '#web/ui/form/field.tsx';
import { digitsOf } from '#web/ui/account/check-account.ts';

/** The texts of the form; the site and the back office have their own. */
export type FactorWords = {
  title: string;
  intro: string;
  code: string;
  recovery: string;
  recoveryIntro: string;
  noPhone: string;
  app: string;
  back: string;
  confirm: string;
  down: string;
};
type Props = {
  challenge: string;
  words: FactorWords;
  heading: (title: string, intro: string) => ReactNode;
  entered: (token: string) => void;
  /**
   * Returns to the password: on request, or because the sign-in has expired, with a sentence that
   * says so.
   */
  back: (message: string) => void;
};

/** The second step of a sign-in: the code of an app, or a recovery code. */
export function FactorForm({ challenge, words, heading, entered, back }: Props) {
  const [recovery, setRecovery] = useState(false);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState('');
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const code = String(new FormData(event.currentTarget).get('code'));
    setBusy(true);
    const answer = await call('secondFactor.verify', { challenge, code });
    if (answer.ok) return entered(answer.data.token);
    setBusy(false);
    if (answer.code === 'challenge-over') return back(answer.message);
    setFault(answer.message || answer.reasons[0] || words.down);
  };
  const swap = () => {
    setRecovery(!recovery);
    setFault('');
  };
  return (
    <>
      {heading(words.title, recovery ? words.recoveryIntro : words.intro)}
      <form
        noValidate
        method="post"
        aria-busy={busy}
        onSubmit={(event) => void submit(event)}
        className="flex flex-col gap-4"
      >
        <CodeInput key={String(recovery)} {...{ recovery, words, fault }} />
        <button type="submit" aria-disabled={busy} className="button button-primary w-full">
          {words.confirm}
        </button>
      </form>
      <div className="mt-5 flex flex-col items-start gap-1 border-t border-line pt-4 text-sm">
        <button type="button" onClick={swap} className="link min-h-8 text-start">
          {recovery ? words.app : words.noPhone}
        </button>
        <button type="button" onClick={() => back('')} className="link min-h-8 text-start">
          {words.back}
        </button>
      </div>
    </>
  );
}

type InputProps = { recovery: boolean; words: FactorWords; fault: string };

function CodeInput({ recovery, words, fault }: InputProps) {
  return (
    <Field label={recovery ? words.recovery : words.code} fault={fault || undefined} alert>
      {(control) => (
        <input
          {...control}
          name="code"
          dir="ltr"
          autoFocus
          aria-required
          spellCheck={false}
          autoCapitalize={recovery ? 'characters' : 'none'}
          autoComplete={recovery ? 'off' : 'one-time-code'}
          inputMode={recovery ? 'text' : 'numeric'}
          placeholder={recovery ? 'XXXX-XXXX-XXXX-XXXX' : '000000'}
          onInput={({ currentTarget: input }) => {
            if (!recovery) input.value = digitsOf(input.value);
          }}
          className="field figures text-center font-semibold placeholder:font-normal"
        />
      )}
    </Field>
  );
}
