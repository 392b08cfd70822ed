import type { FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '#web/ui/api.ts';
import { WorkButton } from '#web/ui/form/work-button.tsx';
import { ErrorSummary } from '#web/ui/form/error-summary.tsx';
import { useSubmission } from '#web/ui/form/use-submission.ts';

const LONGEST = 254;

/**
 * The newsletter form at the foot of every page: an address, and the result. Only the link in the
 * mail that follows subscribes.
 */
export function NewsletterForm() {
  const t = useTranslations('newsletter');
  const submission = useSubmission(t('down'));
  return (
    <section
      aria-labelledby="newsletter"
      className={
        'shell mt-10 grid items-center gap-x-8 gap-y-4 border-t border-line pt-8 ' +
        'lg:grid-cols-2'
      }
    >
      <div>
        <h2 id="newsletter" className="text-lg">
          {t('title')}
        </h2>
        <p className="mt-1 text-ink-2">{t('detail')}</p>
      </div>
      {submission.state === 'success' ? (
        <p role="status" className="rounded bg-good-tint p-3 font-semibold text-good">
          {t('done')}
        </p>
      ) : (
        <EmailForm submission={submission} />
      )}
    </section>
  );
}

function EmailForm({
  submission: { state, reasons, send },
}: {
  submission: ReturnType<typeof useSubmission>;
}) {
  const t = useTranslations('newsletter');
  const busy = state === 'submitting';
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get('email')).trim();
    void send(() => call('newsletter.subscribe', { email }));
  };
  return (
    <form
      method="post"
      action="/api/v1/email-subscription"
      noValidate
      onSubmit={submit}
      aria-busy={busy}
      className="flex flex-col gap-3"
    >
      <ErrorSummary heading={t('wrong')} reasons={reasons} />
      <div className="flex flex-wrap gap-2">
        <label className="min-w-0 flex-1 basis-56">
          <span className="sr-only">{t('email')}</span>
          <input
            name="email"
            type="email"
            dir="auto"
            autoComplete="email"
            maxLength={LONGEST}
            placeholder={t('email')}
            aria-required
            aria-invalid={state === 'error'}
            className="field block text-start"
          />
        </label>
        <WorkButton busy={busy} className="button button-primary max-sm:w-full">
          {t(busy ? 'sending' : 'submit')}
        </WorkButton>
      </div>
    </form>
  );
}
