import { useTranslations } from 'use-intl';
import { GoneNote } from '#web/desk/edit/gone-note.tsx';
import { MeanwhileNote } from '#web/desk/edit/meanwhile-note.tsx';
import { Reference } from '#web/desk/edit/reference-field.tsx';
import { showMoney, showPercent, showReference } from '#web/desk/edit/shown-value.tsx';
import { RuleTrial } from '#web/desk/money/rule-trial.tsx';
import type { Rule } from '#web/desk/money/use-rule-words.ts';
import { useRule, type RuleEdit } from '#web/desk/money/use-rule.ts';
import { ActField, type DialogField } from '#web/desk/parts/act-field.tsx';
import { FormDialog } from '#web/desk/parts/form-dialog.tsx';
import { CategoryChooser } from '#web/desk/product/category-field.tsx';

type Props = { rule: Rule | null; rules: Rule[]; again: () => void; close: () => void };
const NUMBERS = ['rate', 'fixed', 'cap'] as const;

/** The form of a rule: it can be tried on a product before saving, and may start later. */
export function RuleDialog({ rule, rules, again, close }: Props) {
  const t = useTranslations('desk-money');
  const desk = useTranslations('desk');
  const edit = useRule(rule, () => {
    again();
    close();
  });
  const { problem, gone, waits, sent } = edit;
  const leave = () => {
    if (problem || gone || edit.meanwhile) again(); // somebody else changed the list
    close();
  };
  const field = (name: (typeof NUMBERS)[number] | 'valid_from', kind: DialogField['kind']) => (
    <ActField
      field={{ name, label: t(`rule-field-${name}`), hint: t(`rule-hint-${name}`), kind }}
      value={edit.text(name)}
      fault={problem?.fields[name]}
      change={(value) => edit.change(name, value)}
    />
  );
  return (
    <FormDialog
      title={t(rule ? 'rule-edit' : 'rule-add')}
      done={desk('save')}
      finish={() => void edit.save()}
      waits={waits}
      close={leave}
    >
      <ForWhom edit={edit} />
      {NUMBERS.map((name) => (
        <div key={name}>{field(name, 'amount')}</div>
      ))}
      {field('valid_from', 'date')}
      <RuleTrial rules={rules} sent={sent} />
      {problem && Object.keys(problem.fields).length === 0 && (
        <p role="alert" className="text-sm text-drop">
          {problem.message || desk('no-network')}
        </p>
      )}
      {gone && <GoneNote restore={edit.restore} />}
      <ByOthers edit={edit} />
    </FormDialog>
  );
}

/** A store, a category, a product; if none is set, every sale. */
function ForWhom({ edit: { values, change } }: { edit: RuleEdit }) {
  const t = useTranslations('desk-money');
  const of = (name: string) => {
    const id = values[name];
    return typeof id === 'number' ? id : null;
  };
  return (
    <>
      <p className="text-sm text-ink-2">{t('rule-for-hint')}</p>
      <Reference
        label={t('store')}
        placeholder={t('store')}
        list="adminStoreChoice.list"
        id={of('store_id')}
        choose={(id) => change('store_id', id)}
      />
      <CategoryChooser
        label={t('category')}
        placeholder={t('category')}
        id={of('category_id')}
        choose={(id) => change('category_id', id)}
      />
      <Reference
        label={t('product')}
        placeholder={t('product')}
        list="adminProduct.list"
        id={of('product_id')}
        choose={(id) => change('product_id', id)}
      />
    </>
  );
}

const SHOWS = {
  store_id: showReference('adminStoreChoice.list'),
  category_id: showReference('adminCategory.list'),
  product_id: showReference('adminProduct.list'),
  rate: showPercent,
  fixed: showMoney,
  cap: showMoney,
};

/** What somebody else saved during editing. */
function ByOthers({ edit: { meanwhile, values, settle } }: { edit: RuleEdit }) {
  const t = useTranslations('desk-money');
  const labels: Record<string, string> = {
    store_id: t('store'),
    category_id: t('category'),
    product_id: t('product'),
    rate: t('rule-field-rate'),
    fixed: t('rule-field-fixed'),
    cap: t('rule-field-cap'),
    valid_from: t('rule-field-valid_from'),
  };
  if (!meanwhile) return null;
  const labelOf = (name: string) => labels[name] ?? name;
  return <MeanwhileNote {...{ meanwhile, labelOf, settle }} mine={values} shows={SHOWS} />;
}
