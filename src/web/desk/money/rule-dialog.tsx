import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { dayBegins, wallTime } from '#base/zoned-time.ts';
import { useWho } from '#web/desk/frame/who.ts';
import { Reference } from '#web/desk/edit/reference-field.tsx';
import { RuleTrial } from '#web/desk/money/rule-trial.tsx';
import type { Rule } from '#web/desk/money/use-rule-words.ts';
import { ActField, type DialogField } from '#web/desk/parts/act-field.tsx';
import { deskCall, type DeskRefusal } from '#web/desk/parts/desk-call.ts';
import { deskToast } from '#web/desk/parts/desk-toasts.tsx';
import { FormDialog } from '#web/desk/parts/form-dialog.tsx';
import { CategoryChooser } from '#web/desk/product/category-field.tsx';

type Props = { rule: Rule | null; rules: Rule[]; again: () => void; close: () => void };
const NUMBERS = ['rate', 'fixed', 'cap'] as const;

/** A rule is written, tried on a product before it is saved, and may begin later. */
export function RuleDialog({ rule, rules, again, close }: Props) {
  const t = useTranslations('desk-money');
  const desk = useTranslations('desk');
  const zone = useWho().market.time_zone;
  const [of, choose] = useState<Of>({
    store_id: rule?.store_id ?? null,
    category_id: rule?.category_id ?? null,
    product_id: rule?.product_id ?? null,
  });
  const [terms, write] = useState(() => writtenOf(rule, zone));
  const [problem, tell] = useState<DeskRefusal | null>(null);
  const [waits, wait] = useState(false);
  const sent = {
    id: rule?.id ?? null,
    ...of,
    rate: rateOf(terms.rate),
    fixed: terms.fixed || '0',
    cap: terms.cap,
    valid_from: beginOf(terms.valid_from, rule, zone),
  };
  const save = async () => {
    wait(true);
    const answer = await deskCall('commissionRule.save', sent);
    wait(false);
    if (!answer.ok) return tell(answer);
    deskToast('done', answer.message);
    again();
    close();
  };
  const field = (name: keyof typeof terms, more: Partial<DialogField> = {}) => (
    <ActField
      field={{ name, label: t(`rule-field-${name}`), hint: t(`rule-hint-${name}`), ...more }}
      value={terms[name]}
      fault={problem?.fields[name]}
      change={(value) => write((now) => ({ ...now, [name]: value }))}
    />
  );
  return (
    <FormDialog
      title={t(rule ? 'rule-edit' : 'rule-add')}
      done={desk('save')}
      finish={() => void save()}
      waits={waits}
      close={close}
    >
      {problem && Object.keys(problem.fields).length === 0 && (
        <p role="alert" className="text-sm text-drop">
          {problem.message || desk('no-network')}
        </p>
      )}
      <ForWhom of={of} choose={choose} />
      {NUMBERS.map((name) => (
        <div key={name}>{field(name, { kind: 'amount' })}</div>
      ))}
      {field('valid_from', { kind: 'date' })}
      <RuleTrial rules={rules} sent={sent} />
    </FormDialog>
  );
}

type Of = { store_id: number | null; category_id: number | null; product_id: number | null };

/** A store, a category, a product; without any, every sale. */
function ForWhom({ of, choose }: { of: Of; choose: (of: Of) => void }) {
  const t = useTranslations('desk-money');
  return (
    <>
      <p className="text-sm text-ink-2">{t('rule-for-hint')}</p>
      <Reference
        label={t('store')}
        placeholder={t('store')}
        list="adminStoreChoice.list"
        id={of.store_id}
        choose={(id) => choose({ ...of, store_id: id })}
      />
      <CategoryChooser
        label={t('category')}
        placeholder={t('category')}
        id={of.category_id}
        choose={(id) => choose({ ...of, category_id: id })}
      />
      <Reference
        label={t('product')}
        placeholder={t('product')}
        list="adminProduct.list"
        id={of.product_id}
        choose={(id) => choose({ ...of, product_id: id })}
      />
    </>
  );
}

/** In hundredths of a percent; what is no number is refused as it was typed. */
const rateOf = (typed: string): number | string =>
  /^\d+(\.\d*)?$/.test(typed) ? Math.round(Number(typed) * 100) : typed;

const dayOf = (rule: Rule | null, zone: string) =>
  rule?.valid_from ? wallTime(new Date(rule.valid_from), zone).slice(0, 10) : '';

/** The begin of a day; a rule's own where the day is still that of it. */
const beginOf = (day: string, rule: Rule | null, zone: string): string =>
  day && day === dayOf(rule, zone)
    ? (rule?.valid_from ?? '')
    : (dayBegins(day, zone)?.toISOString() ?? day);

const writtenOf = (rule: Rule | null, zone: string) => ({
  rate: rule ? String(rule.rate / 100) : '',
  fixed: rule && rule.fixed > 0 ? String(rule.fixed) : '',
  cap: rule?.cap == null ? '' : String(rule.cap),
  valid_from: dayOf(rule, zone),
});
