import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { OpenedReport } from '#contract/admin/report.ts';
import { restrictNeeds, restrictions } from '#contract/decision.ts';
import { useWho } from '#web/desk/frame/who.ts';
import { ActField } from '#web/desk/parts/act-field.tsx';
import { deskCall } from '#web/desk/parts/desk-call.ts';
import { BecauseFields } from '#web/desk/reports/because-fields.tsx';
import { DecideFrame } from '#web/desk/reports/decide-frame.tsx';
import { useDecision } from '#web/desk/reports/use-decision.ts';

/** Decides what is done about a report, and why. */
export function DecideReport({ report, again }: { report: OpenedReport; again: () => void }) {
  const t = useTranslations('desk-reports');
  const staff = useTranslations('desk-staff');
  const { permissions } = useWho();
  const { waits, problem, faults, decide } = useDecision(again);
  const [written, setWritten] = useState({ action: 'none', facts: '', ground: 'terms', which: '' });
  const [together, setTogether] = useState(true);
  const { id, thing, kind } = report;
  const also = thing.id === null ? [] : report.others.filter(({ state }) => state === 'open');
  const may = permissions.includes(restrictNeeds[kind]);
  const actions = ['none' as const, ...(may && thing.id !== null ? [restrictions[kind]] : [])];
  const submit = () => {
    const with_it = together ? also.map((other) => other.id) : [];
    void decide(() => deskCall('adminReport.decide', { id, ...written, also: with_it }));
  };
  return (
    <DecideFrame waits={waits} problem={problem} decide={submit}>
      <ActField
        field={{
          name: 'action',
          label: t('action'),
          choices: actions.map((action) => ({ value: action, label: t(`do-${action}`) })),
          ...(!may && {
            hint: t('may-not', { permission: staff(`may-${restrictNeeds[kind]}`) }),
          }),
        }}
        value={written.action}
        fault={faults.action}
        change={(action) => setWritten({ ...written, action })}
      />
      <BecauseFields
        written={written}
        faults={faults}
        bare={written.action === 'none'}
        change={(more) => setWritten({ ...written, ...more })}
      />
      {also.length > 0 && (
        <label className="flex min-h-11 items-center gap-2 text-sm">
          <input
            type="checkbox"
            checked={together}
            onChange={({ target }) => setTogether(target.checked)}
            className="size-5"
          />
          {t('also', { count: also.length })}
        </label>
      )}
    </DecideFrame>
  );
}
