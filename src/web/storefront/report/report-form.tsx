import { useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import type { ThingKind } from '#contract/decision.ts';
import {
  checkReport,
  reportFields,
  type ReportField,
} from '#web/storefront/report/check-report.ts';
import { GoodFaith } from '#web/storefront/report/good-faith.tsx';
import { ReasonChoice } from '#web/storefront/report/reason-choice.tsx';
import { ReportSent } from '#web/storefront/report/report-sent.tsx';
import { mostReport, NAMELESS, reportReasons } from '#contract/report-reasons.ts';
import { call } from '#web/ui/api.ts';
import { ErrorSummary } from '#web/ui/form/error-summary.tsx';
import { readFields } from '#web/ui/form/read-fields.ts';
import { TextField } from '#web/ui/form/text-field.tsx';
import { useSubmission } from '#web/ui/form/use-submission.ts';
import { SendButton } from '#web/ui/form/send-button.tsx';
import { useReactiveState } from '#web/ui/reactive-state.ts';
import { user } from '#web/ui/shopper.ts';
import { useSite } from '#web/ui/site.ts';

type Thing = { kind: ThingKind; id: number; path: string };
export type Receipt = { code: string; key: string | null; email: string };

/** The form to report one thing. The text stays until it has arrived. */
export function ReportForm({ thing }: { thing: Thing }) {
  const t = useTranslations('report');
  const words = useTranslations('refusal');
  const { state, reasons, send, refuse } = useSubmission(t('down'));
  const [wrong, setWrong] = useState<Partial<Record<ReportField, string>>>({});
  const [reason, setReason] = useState('');
  const [receipt, setReceipt] = useState<Receipt | null>(null);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const sent = readFields(event.currentTarget, reportFields);
    const messages: typeof wrong = {};
    const found = checkReport(sent);
    for (const field of reportFields) {
      const fault = found[field];
      if (fault)
        messages[field] =
          field === 'good_faith' ? t('good-faith-needed') : words(fault, { field: t(field) });
    }
    setWrong(messages);
    if (Object.keys(messages).length > 0) return refuse(Object.values(messages));
    void send(async () => {
      const good_faith = sent.good_faith === 'true';
      const why = reportReasons.find((one) => one === sent.reason);
      const what = { [thing.kind]: thing.id };
      const answer = await call('report.create', { ...sent, reason: why, good_faith, ...what });
      if (answer.ok) setReceipt({ ...answer.data, email: sent.email ?? '' });
      return answer;
    });
  };
  if (receipt) return <ReportSent receipt={receipt} />;
  return (
    <form
      noValidate
      onSubmit={submit}
      aria-busy={state === 'submitting'}
      className="card flex flex-col gap-4 p-4 md:p-6"
    >
      <ErrorSummary heading={t('wrong')} reasons={reasons} />
      <ReasonChoice chosen={reason} choose={setReason} fault={wrong.reason} />
      <TextField
        name="explanation"
        label={t('explanation')}
        hint={t('explanation-hint')}
        maxLength={mostReport.explanation}
        fault={wrong.explanation}
        alert={false}
        rows={6}
      />
      <Who thing={thing} nameless={reason === NAMELESS} wrong={wrong} />
      <GoodFaith fault={wrong.good_faith} />
      <SendButton busy={state === 'submitting'} className="button button-primary self-start px-8">
        {t('send')}
      </SendButton>
    </form>
  );
}

type WhoProps = {
  thing: Thing;
  /** Name and address are optional. */
  nameless: boolean;
  wrong: Partial<Record<ReportField, string>>;
};

/** Where it was seen, and by whom. */
function Who({ thing, nameless, wrong }: WhoProps) {
  const t = useTranslations('report');
  const { url, prefix } = useSite();
  const known = useReactiveState(user);
  const optional = nameless ? t('optional') : undefined;
  return (
    <>
      <TextField
        name="url"
        label={t('url')}
        hint={t('url-hint')}
        defaultValue={`${url}${prefix}${thing.path}`}
        maxLength={mostReport.url}
        fault={wrong.url}
        alert={false}
        ltr
      />
      <div key={known?.email} className="grid gap-4 sm:grid-cols-2">
        <TextField
          name="name"
          label={t('name')}
          optional={optional}
          defaultValue={known?.name}
          maxLength={mostReport.name}
          fault={wrong.name}
          alert={false}
          autoComplete="name"
        />
        <TextField
          name="email"
          type="email"
          label={t('email')}
          optional={optional}
          defaultValue={known?.email}
          maxLength={mostReport.email}
          fault={wrong.email}
          alert={false}
          autoComplete="email"
        />
      </div>
      <p className="text-sm text-ink-2">{t('email-hint')}</p>
    </>
  );
}
