import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Reference } from '#web/desk/edit/reference-field.tsx';
import { useRuleWords, type Rule } from '#web/desk/money/use-rule-words.ts';
import { ActField } from '#web/desk/parts/act-field.tsx';
import { deskCall, type DeskData } from '#web/desk/parts/desk-call.ts';
import { useAmounts } from '#web/desk/parts/use-amounts.ts';

type Trial = DeskData<'commissionRule.try'>;
type Props = {
  rules: Rule[];
  /** An unsaved rule, to be tried as if it were saved. */
  sent?: Record<string, unknown>;
};

/** Tries the rules on a product at a price, and says which one applies and what it charges. */
export function RuleTrial({ rules, sent }: Props) {
  const t = useTranslations('desk-money');
  const desk = useTranslations('desk');
  const [product, setProduct] = useState<number | null>(null);
  const [price, setPrice] = useState('');
  const [result, setResult] = useState('');
  const words = useTrialWords(rules);
  const attempt = async () => {
    if (product === null) return setResult(t('trial-which'));
    const answer = await deskCall('commissionRule.try', {
      ...sent,
      example_id: product,
      amount: price,
      with_rule: sent !== undefined,
    });
    if (answer.ok) return setResult(words(answer.data));
    setResult(answer.message || Object.values(answer.fields)[0] || desk('no-network'));
  };
  return (
    <section
      aria-label={t('trial')}
      className={`grid grid-cols-1 gap-3 ${sent ? 'border-t border-line pt-4' : 'card p-4'}`}
    >
      <h2 className="text-base font-semibold">{t('trial')}</h2>
      <Reference
        label={t('product')}
        placeholder={t('trial-product')}
        list="adminProduct.list"
        id={product}
        choose={setProduct}
      />
      <ActField
        field={{ name: 'amount', label: t('trial-price'), kind: 'amount' }}
        value={price}
        fault={undefined}
        change={setPrice}
      />
      <button
        type="button"
        onClick={() => void attempt()}
        className="button button-quiet justify-self-start"
      >
        {t('trial-do')}
      </button>
      <p role="status" className="text-sm">
        {result}
      </p>
    </section>
  );
}

function useTrialWords(rules: Rule[]): (trial: Trial) => string {
  const t = useTranslations('desk-money');
  const { forWhom } = useRuleWords();
  const { money, percent } = useAmounts();
  return ({ rule, tried, commission, left, rate, fixed, capped }) => {
    if (rule === null) return t('trial-none', { left: money(left) });
    const applied = rules[rule - 1];
    const name = tried || !applied ? t('trial-this') : forWhom(applied);
    const text = t('trial-said', {
      place: rule,
      name,
      rate: percent(rate / 100),
      fixed: money(fixed),
      commission: money(commission),
      left: money(left),
    });
    return capped ? `${text} ${t('trial-capped')}` : text;
  };
}
