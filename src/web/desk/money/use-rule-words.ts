import { useTranslations } from 'use-intl';
import type { DeskData } from '#web/desk/parts/desk-call.ts';
import { useMomentText } from '#web/desk/parts/moment.tsx';
import { useAmounts } from '#web/desk/parts/use-amounts.ts';

export type Rule = DeskData<'commissionRule.all'>[number];
type Terms = Pick<Rule, 'rate' | 'fixed' | 'cap' | 'valid_from'>;

/** Who a rule applies to, and what it takes, in words. */
export function useRuleWords() {
  const t = useTranslations('desk-money');
  const { money, percent } = useAmounts();
  const time = useMomentText();
  return {
    forWhom: ({ store, category, product }: Pick<Rule, 'store' | 'category' | 'product'>) =>
      [
        product && t('rule-product', { name: product }),
        category && t('rule-category', { name: category }),
        store && t('rule-store', { name: store }),
      ]
        .filter(Boolean)
        .join(' · ') || t('rule-all'),
    terms: ({ rate, fixed, cap, valid_from: from }: Terms) =>
      [
        percent(rate / 100),
        fixed > 0 && t('rule-fixed', { amount: money(fixed) }),
        cap !== null && t('rule-cap', { amount: money(cap) }),
        from && new Date(from) > new Date() && t('rule-from', { at: time(from) }),
      ]
        .filter(Boolean)
        .join(' · '),
  };
}
