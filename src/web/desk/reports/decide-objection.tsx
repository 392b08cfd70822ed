import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { OpenedObjection } from '#contract/admin/objection.ts';
import { RESTORED, restrictions } from '#contract/decision.ts';
import { ActField } from '#web/desk/parts/act-field.tsx';
import { deskCall } from '#web/desk/parts/desk-call.ts';
import { BecauseFields } from '#web/desk/reports/because-fields.tsx';
import { DecideFrame } from '#web/desk/reports/decide-frame.tsx';
import { useDecision } from '#web/desk/reports/use-decision.ts';

type Props = { objection: OpenedObjection; again: () => void };

/**
 * Decides whether a decision stands or is withdrawn; for an objection by a reporter, what is done
 * then.
 */
export function DecideObjection({ objection, again }: Props) {
  const t = useTranslations('desk-reports');
  if (!objection.may_decide) return <p className="card p-4 text-sm text-warn">{t('own')}</p>;
  return <DecideForm objection={objection} again={again} />;
}

function DecideForm({ objection, again }: Props) {
  const t = useTranslations('desk-reports');
  const { waits, problem, faults, decide } = useDecision(again);
  const [outcome, setOutcome] = useState('upheld');
  const [answer, setAnswer] = useState('');
  const [written, setWritten] = useState({ facts: '', ground: 'terms', which: '' });
  const { id, kind, by, alone } = objection;
  const acts = outcome === 'taken-back' && by === 'reporter';
  const submit = () => {
    const done = acts ? { action: restrictions[kind], ...written } : {};
    void decide(() => deskCall('adminObjection.decide', { id, outcome, answer, ...done }));
  };
  return (
    <DecideFrame waits={waits} problem={problem} decide={submit}>
      {alone && <p className="text-sm text-warn">{t('alone')}</p>}
      <ActField
        field={{
          name: 'outcome',
          label: t('outcome'),
          choices: [
            { value: 'upheld', label: t('uphold') },
            {
              value: 'taken-back',
              label: by === 'reporter' ? t(`do-${restrictions[kind]}`) : t('take-back'),
            },
          ],
          ...(outcome === 'taken-back' &&
            !acts && {
              hint: RESTORED.includes(objection.decision.action)
                ? t('take-back-hint')
                : t('take-back-by-hand'),
            }),
        }}
        value={outcome}
        fault={faults.outcome}
        change={setOutcome}
      />
      {acts && (
        <BecauseFields
          written={written}
          faults={faults}
          change={(more) => setWritten({ ...written, ...more })}
        />
      )}
      <ActField
        field={{ name: 'answer', label: t('answer'), hint: t('answer-hint'), kind: 'lines' }}
        value={answer}
        fault={faults.answer}
        change={setAnswer}
      />
    </DecideFrame>
  );
}
