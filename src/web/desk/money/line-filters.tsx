// What lines of the books are narrowed by.
import { useTranslations } from 'use-intl';
import type { ledgerAccounts } from '#contract/ledger-accounts.ts';
import type { ListFilter } from '#web/desk/list/list-filters.tsx';
import { Field } from '#web/ui/form/field.tsx';

type LedgerAccount = (typeof ledgerAccounts)[number];

/** Lines of one of these accounts. */
export function useAccountFilter(accounts: readonly LedgerAccount[]): ListFilter {
  const t = useTranslations('desk-money');
  return {
    name: 'account',
    show: (value, choose) => (
      <select
        aria-label={t('account')}
        value={value}
        onChange={({ target }) => choose(target.value)}
        className="field"
      >
        <option value="">{t('any-account')}</option>
        {accounts.map((account) => (
          <option key={account} value={account}>
            {t(`account-${account}`)}
          </option>
        ))}
      </select>
    ),
  };
}

/** From a day, or up to one. */
export const dayFilter = (name: string, label: string): ListFilter => ({
  name,
  show: (value, choose) => (
    <Field label={label}>
      {(control) => (
        <input
          {...control}
          type="date"
          value={value}
          onChange={({ target }) => choose(target.value)}
          className="field"
        />
      )}
    </Field>
  ),
});
