import { colonOf } from '#base/colon.ts';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useFormatter, useLocale, useTranslations } from 'use-intl';
import type { ShownObjection } from '#contract/objection.ts';
import { mostObjection } from '#contract/report-reasons.ts';
import { DecisionFacts } from '#web/ui/report/decision-facts.tsx';
import { call } from '#web/ui/api.ts';
import { ErrorSummary } from '#web/ui/form/error-summary.tsx';
import { readFields } from '#web/ui/form/read-fields.ts';
import { TextField } from '#web/ui/form/text-field.tsx';
import { useSubmission } from '#web/ui/form/use-submission.ts';
import { timeZone } from '#web/ui/time/time-zone.ts';
import { WorkButton } from '#web/ui/form/work-button.tsx';

type Props = {
  objection: ShownObjection;
  /** The key in the letter's link. */
  link: string;
  take: (made: ShownObjection) => void;
};

/** A decision, and the objection to it: the form, or its state. */
export function ObjectionShown({ objection, link, take }: Props) {
  const t = useTranslations('report');
  const colon = colonOf(useLocale());
  const { kind, title, state, answer } = objection;
  return (
    <div className="flex flex-col gap-4">
      <p>
        {t(`kind-${kind}`)}
        {colon}
        <bdi className="font-semibold">{title}</bdi>
      </p>
      <DecisionFacts decision={objection} />
      {state === 'none' ? (
        <ObjectionForm until={objection.until} link={link} take={take} />
      ) : (
        <Stands state={state} />
      )}
      {answer && (
        <section aria-label={t('answer')} className="card p-4">
          <h2 className="mb-1 text-base">{t('answer')}</h2>
          <p dir="auto" className="whitespace-pre-line break-words">
            {answer}
          </p>
        </section>
      )}
    </div>
  );
}

function Stands({ state }: { state: Exclude<ShownObjection['state'], 'none'> }) {
  const t = useTranslations('report');
  const box = useRef<HTMLParagraphElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <p ref={box} tabIndex={-1} role="status" className="rounded bg-ground-2 p-3 font-semibold">
      {t(`objection-${state}`)}
    </p>
  );
}

function ObjectionForm({ until, link, take }: { until: string } & Omit<Props, 'objection'>) {
  const t = useTranslations('report');
  const words = useTranslations('refusal');
  const format = useFormatter();
  const { state, reasons, send, refuse } = useSubmission(t('down'));
  const [missing, setMissing] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { words: text } = readFields(event.currentTarget, ['words']);
    setMissing(!text);
    if (!text) return refuse([words('required', { field: t('objection-words') })]);
    void send(async () => {
      const answer = await call('objection.make', { key: link, words: text });
      if (answer.ok) take(answer.data);
      return answer;
    });
  };
  const date = format.dateTime(new Date(until), { dateStyle: 'long', timeZone: timeZone() });
  return (
    <form noValidate onSubmit={submit} className="card flex flex-col gap-4 p-4 md:p-6">
      <p className="text-ink-2">{t('objection-intro')}</p>
      <ErrorSummary heading={t('wrong')} reasons={reasons} />
      <TextField
        name="words"
        label={t('objection-words')}
        hint={t('objection-until', { date })}
        maxLength={mostObjection}
        fault={missing ? words('required', { field: t('objection-words') }) : undefined}
        alert={false}
        rows={6}
      />
      <WorkButton busy={state === 'submitting'} className="button button-primary self-start px-8">
        {t('objection-send')}
      </WorkButton>
    </form>
  );
}
