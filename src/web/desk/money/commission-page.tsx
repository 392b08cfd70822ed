// The commission rules in order: the first that matches a sale sets what the market takes.
import { UnreachedCard } from '#web/desk/list/list-nothing.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useRowOrder } from '#web/desk/list/use-row-order.tsx';
import { RuleDialog } from '#web/desk/money/rule-dialog.tsx';
import { RuleTrial } from '#web/desk/money/rule-trial.tsx';
import { useRuleWords, type Rule } from '#web/desk/money/use-rule-words.ts';
import { ActButton } from '#web/desk/parts/act-button.tsx';
import { Announcement } from '#web/desk/parts/announcement.tsx';
import { DeskIcon } from '#web/desk/parts/desk-icon.tsx';
import { ScreenTitle } from '#web/desk/parts/screen-title.tsx';
import { useDeskAnswer } from '#web/desk/parts/use-desk-answer.ts';

const NONE: Rule[] = [];

export default function CommissionPage() {
  const t = useTranslations('desk-money');
  const { forWhom } = useRuleWords();
  const { answer, again } = useDeskAnswer('commissionRule.all', {});
  const [edited, setEdited] = useState<Rule | 'new' | null>(null);
  const order = useRowOrder(answer?.ok ? answer.data : NONE, again, {
    call: 'commissionRule.order',
    nameOf: forWhom,
    groupOf: () => null,
  });
  const { rows: rules } = order;
  return (
    <>
      <ScreenTitle title={t('commission-rules')}>
        <button type="button" onClick={() => setEdited('new')} className="button button-primary">
          <DeskIcon name="plus" />
          {t('rule-add')}
        </button>
      </ScreenTitle>
      <p className="mb-4 text-sm text-ink-2">{t('rules-hint')}</p>
      <div className="grid grid-cols-1 gap-4">
        {!answer && <div aria-hidden className="skeleton h-48" />}
        {answer && !answer.ok && <UnreachedCard message={answer.message} again={again} />}
        {answer?.ok && <Rules order={order} edit={setEdited} again={again} />}
        {answer?.ok && <RuleTrial key={JSON.stringify(rules)} rules={rules} />}
      </div>
      {edited && (
        <RuleDialog
          rule={edited === 'new' ? null : edited}
          rules={rules}
          again={again}
          close={() => setEdited(null)}
        />
      )}
    </>
  );
}

type RulesProps = {
  order: ReturnType<typeof useRowOrder<Rule>>;
  edit: (rule: Rule) => void;
  again: () => void;
};

function Rules({ order: { rows, column, sorting, announcement }, edit, again }: RulesProps) {
  const t = useTranslations('desk-money');
  const desk = useTranslations('desk');
  const { forWhom, terms } = useRuleWords();
  if (rows.length === 0) return <p className="card p-6 text-ink-2">{t('rules-empty')}</p>;
  return (
    <>
      <ol
        ref={sorting?.list}
        aria-label={t('commission-rules')}
        className="card divide-y divide-line"
      >
        {rows.map((rule, at) => (
          <li
            key={rule.id}
            {...sorting?.rowOf(at)}
            className="flex flex-wrap items-center gap-2 p-4 md:gap-x-4"
          >
            <span aria-hidden className="figures w-6 text-ink-2">
              {at + 1}
            </span>
            <div className="min-w-48 flex-1 text-sm">
              <p className="font-semibold">{forWhom(rule)}</p>
              <p className="text-ink-2">{terms(rule)}</p>
            </div>
            {column.map(({ name, show }) => (
              <span key={name}>{show(rule)}</span>
            ))}
            <button type="button" onClick={() => edit(rule)} className="button button-quiet">
              {t('edit')}
            </button>
            <ActButton
              label={desk('delete')}
              call="commissionRule.delete"
              input={{ id: rule.id, version: rule.version }}
              title={t('rule-delete')}
              text={t('rule-delete-text')}
              again={again}
            />
          </li>
        ))}
      </ol>
      <Announcement>{announcement}</Announcement>
    </>
  );
}
