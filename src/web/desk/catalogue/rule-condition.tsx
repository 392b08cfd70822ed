import { useTranslations } from 'use-intl';
import { RULE_CONDITIONS, type RuleCondition as By } from '#contract/admin/collection-rule.ts';
import { MoneyField } from '#web/desk/edit/money-field.tsx';
import { NumberField } from '#web/desk/edit/number-field.tsx';
import { ReferencesField } from '#web/desk/edit/references-field.tsx';
import type { ReferenceCall } from '#web/desk/parts/desk-call.ts';
import { DeskIcon } from '#web/desk/parts/desk-icon.tsx';
import { Field } from '#web/ui/form/field.tsx';

type Props = {
  at: number;
  by: By;
  become: (by: By) => void;
  /** Null for the only one, because a rule needs at least one. */
  remove: (() => void) | null;
};
/** The lists in which the things of a condition are searched. */
export const LISTS: Partial<Record<By, ReferenceCall>> = {
  category: 'adminCategory.list',
  brand: 'adminBrand.list',
  tag: 'adminTag.list',
  store: 'adminStoreChoice.list',
};

/** One condition of a rule: what it checks, and the things, amounts or days to compare with. */
export function RuleCondition({ at, by, become, remove }: Props) {
  const t = useTranslations('desk-collections');
  const label = t('condition', { place: at + 1 });
  return (
    <li className="grid grid-cols-1 gap-3 rounded-[var(--radius)] border border-line p-3">
      <div className="flex items-end gap-2">
        <Field label={label} className="flex-1">
          {(control) => (
            <select
              {...control}
              value={by}
              onChange={({ target }) => become(RULE_CONDITIONS[target.selectedIndex] ?? by)}
              className="field"
            >
              {RULE_CONDITIONS.map((kind) => (
                <option key={kind} value={kind}>
                  {t(`by-${kind}`)}
                </option>
              ))}
            </select>
          )}
        </Field>
        {remove && (
          <button
            type="button"
            aria-label={t('condition-remove', { name: label })}
            onClick={remove}
            className="grid size-11 shrink-0 place-items-center rounded-[var(--radius)] text-drop hover:bg-ground-3"
          >
            <DeskIcon name="trash-2" />
          </button>
        )}
      </div>
      <ConditionValue path={`rule.conditions.${at}`} by={by} />
    </li>
  );
}

function ConditionValue({ path, by }: { path: string; by: By }) {
  const t = useTranslations('desk-collections');
  const list = LISTS[by];
  if (list)
    return (
      <ReferencesField
        name={`${path}.ids`}
        label={t(`by-${by}`)}
        {...(by === 'category' ? { hint: t('below-too') } : {})}
        list={list}
      />
    );
  if (by === 'price')
    return (
      <div className="flex flex-wrap gap-4">
        <MoneyField name={`${path}.from`} label={t('from')} />
        <MoneyField name={`${path}.to`} label={t('to')} />
      </div>
    );
  if (by === 'new') return <NumberField name={`${path}.days`} label={t('days')} />;
  return null;
}
