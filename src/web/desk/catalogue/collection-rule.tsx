// The rule that gathers a collection's products: conditions, an order, and how many.
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import {
  RULE_CONDITIONS,
  RULE_MATCHES,
  RULE_SORTS,
  type SentRule,
} from '#contract/admin/collection-rule.ts';
import { RuleCondition } from '#web/desk/catalogue/rule-condition.tsx';
import { NumberField } from '#web/desk/edit/number-field.tsx';
import { SelectField } from '#web/desk/edit/select-field.tsx';
import { DeskIcon } from '#web/desk/parts/desk-icon.tsx';

const NEW_CONDITION = { by: RULE_CONDITIONS[0], ids: [], from: '', to: '', days: 30 };
/** The initial value of a rule. */
export const NEW_RULE: SentRule = {
  match: 'all',
  conditions: [NEW_CONDITION],
  sort: 'newest',
  most: 50,
};

export function CollectionRule() {
  const t = useTranslations('desk-collections');
  const { setValue } = useFormContext();
  const conditions = useWatch<{ rule: SentRule }, 'rule.conditions'>({ name: 'rule.conditions' });
  const change = (next: SentRule['conditions']) =>
    setValue('rule.conditions', next, { shouldDirty: true });
  return (
    <>
      <SelectField
        name="rule.match"
        label={t('match')}
        choices={RULE_MATCHES.map((value) => ({ value, label: t(`match-${value}`) }))}
      />
      <ol aria-label={t('conditions')} className="grid grid-cols-1 gap-3">
        {conditions.map((condition, at) => (
          <RuleCondition
            key={`${at} ${condition.by} of ${conditions.length}`}
            at={at}
            by={condition.by}
            become={(by) => change(conditions.with(at, { ...NEW_CONDITION, by }))}
            remove={conditions.length > 1 ? () => change(conditions.toSpliced(at, 1)) : null}
          />
        ))}
      </ol>
      <button
        type="button"
        onClick={() => change([...conditions, NEW_CONDITION])}
        className="button button-quiet justify-self-start"
      >
        <DeskIcon name="plus" />
        {t('condition-add')}
      </button>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          name="rule.sort"
          label={t('sort')}
          choices={RULE_SORTS.map((value) => ({ value, label: t(`sort-${value}`) }))}
        />
        <NumberField name="rule.most" label={t('most')} />
      </div>
      <p className="text-sm text-ink-2">{t('rule-hint')}</p>
    </>
  );
}
