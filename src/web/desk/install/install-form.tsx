import { useEffect, useRef } from 'react';
import { FormProvider } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { ContentStep, LanguagesStep, OwnerStep } from '#web/desk/install/install-steps.tsx';
import { Checks } from '#web/desk/install/install-checks.tsx';
import { STEPS, type InstallValues, type Step } from '#web/desk/install/install-values.ts';
import { MailStep } from '#web/desk/install/mail-step.tsx';
import { PlaceFields } from '#web/desk/install/place-fields.tsx';
import { StepList } from '#web/desk/install/step-list.tsx';
import { useInstall } from '#web/desk/install/use-install.ts';
import type { DeskData } from '#web/desk/parts/desk-call.ts';
import { WorkButton } from '#web/ui/form/work-button.tsx';

type Props = {
  code: string;
  known: DeskData<'install.configured'>;
  finished: (content: InstallValues['content']) => void;
};

/** The questions of the set-up, one step at a time; nothing is done before the last one. */
export function InstallForm({ code, known, finished }: Props) {
  const t = useTranslations('install');
  const { form, mail, step, problem, busy, go, next, skip, send } = useInstall(
    code,
    known.mail,
    finished,
  );
  const at = STEPS.indexOf(step);
  const last = at === STEPS.length - 1;
  const before = STEPS[at - 1];
  const trying = step === 'mail' && !mail.tested;
  return (
    <FormProvider {...form}>
      <StepList {...{ step, go }} />
      <form
        noValidate
        className="card grid gap-5 p-4 md:p-6"
        onSubmit={(event) => {
          event.preventDefault();
          if (busy || mail.busy) return;
          if (last) void send();
          else next();
        }}
      >
        <StepTitle key={step} step={step} />
        {step === 'checks' && <Checks {...{ code, known }} />}
        {step === 'languages' && <LanguagesStep />}
        {step === 'place' && <PlaceFields code={code} />}
        {step === 'owner' && <OwnerStep />}
        {step === 'mail' && <MailStep mail={mail} email={form.getValues('email')} />}
        {step === 'content' && <ContentStep mail={mail} />}
        <p role="alert" className={problem ? 'text-sm text-drop' : 'sr-only'}>
          {problem}
        </p>
        <div className="flex flex-wrap justify-between gap-2">
          {before ? (
            <button type="button" onClick={() => go(before)} className="button button-quiet">
              {t('back')}
            </button>
          ) : (
            <span />
          )}
          <span className="flex flex-wrap justify-end gap-2">
            {trying && (
              <button type="button" onClick={skip} className="button button-quiet">
                {t(known.mail ? 'mail-untested' : 'mail-later')}
              </button>
            )}
            <WorkButton type="submit" busy={busy || mail.busy} className="button button-primary">
              {last ? t('finish') : t(trying ? 'test-mail' : 'continue')}
            </WorkButton>
          </span>
        </div>
      </form>
    </FormProvider>
  );
}

/** The title of this step; gets the focus, so that people read or hear it first. */
function StepTitle({ step }: { step: Step }) {
  const t = useTranslations('install');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!document.querySelector('[aria-invalid=true]')) heading.current?.focus();
    else document.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, []);
  return (
    <div className="grid gap-1">
      <h2 ref={heading} tabIndex={-1} className="text-lg font-semibold outline-none">
        {t(`step-${step}`)}
      </h2>
      <p className="text-sm text-ink-2">{t(`about-${step}`)}</p>
    </div>
  );
}
