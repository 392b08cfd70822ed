// The rules of commission in their order: the first that fits a sale says what the market takes.
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { RuleDialog } from '#web/desk/money/rule-dialog.tsx';
import { RuleTrial } from '#web/desk/money/rule-trial.tsx';
import { useRuleWords, type Rule } from '#web/desk/money/use-rule-words.ts';
import { ActButton } from '#web/desk/parts/act-button.tsx';
import { deskCall } from '#web/desk/parts/desk-call.ts';
import { DeskIcon } from '#web/desk/parts/desk-icon.tsx';
import { deskToast } from '#web/desk/parts/desk-toasts.tsx';
import { MoveButtons } from '#web/desk/parts/move-buttons.tsx';
import { ScreenTitle } from '#web/desk/parts/screen-title.tsx';
import { useDeskAnswer } from '#web/desk/parts/use-desk-answer.ts';

export default function CommissionPage() {
  const t = useTranslations('desk-money');
  const desk = useTranslations('desk');
  const { answer, again } = useDeskAnswer('commissionRule.all', {});
  const [edited, edit] = useState<Rule | 'new' | null>(null);
  const rules = answer?.ok ? answer.data : [];
  return (
    <>
      <ScreenTitle title={t('commission-rules')}>
        <button type="button" onClick={() => edit('new')} className="button button-primary">
          <DeskIcon name="plus" />
          {t('rule-add')}
        </button>
      </ScreenTitle>
      <p className="mb-4 text-sm text-ink-2">{t('rules-hint')}</p>
      <div className="grid grid-cols-1 gap-4">
        {!answer && <div aria-hidden className="skeleton h-48" />}
        {answer && !answer.ok && <p role="alert">{answer.message || desk('no-network')}</p>}
        {answer?.ok && <Rules rules={rules} edit={edit} again={again} />}
        {answer?.ok && <RuleTrial key={JSON.stringify(rules)} rules={rules} />}
      </div>
      {edited && (
        <RuleDialog
          rule={edited === 'new' ? null : edited}
          rules={rules}
          again={again}
          close={() => edit(null)}
        />
      )}
    </>
  );
}

type RulesProps = { rules: Rule[]; edit: (rule: Rule) => void; again: () => void };

function Rules({ rules, edit, again }: RulesProps) {
  const t = useTranslations('desk-money');
  const desk = useTranslations('desk');
  const { forWhom, terms } = useRuleWords();
  const move = async (id: number, place: number) => {
    const answer = await deskCall('commissionRule.move', { id, place });
    if (!answer.ok) deskToast('wrong', answer.message || desk('no-network'));
    again();
  };
  if (rules.length === 0) return <p className="card p-6 text-ink-2">{t('rules-empty')}</p>;
  return (
    <ol aria-label={t('commission-rules')} className="card divide-y divide-line">
      {rules.map((rule, at) => (
        <li key={rule.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
          <span aria-hidden className="figures w-6 text-ink-2">
            {at + 1}
          </span>
          <div className="min-w-48 flex-1 text-sm">
            <p className="font-semibold">{forWhom(rule)}</p>
            <p className="text-ink-2">{terms(rule)}</p>
          </div>
          <MoveButtons
            name={forWhom(rule)}
            at={at}
            count={rules.length}
            move={(by) => void move(rule.id, at + 1 + by)}
          />
          <button type="button" onClick={() => edit(rule)} className="button button-quiet">
            {t('edit')}
          </button>
          <ActButton
            label={desk('delete')}
            call="commissionRule.delete"
            input={{ id: rule.id }}
            title={t('rule-delete')}
            text={t('rule-delete-text')}
            again={again}
          />
        </li>
      ))}
    </ol>
  );
}
