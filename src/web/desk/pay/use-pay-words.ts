import { useTranslations } from 'use-intl';
import { orderMethod } from '#contract/constants.ts';
import { gatewayNames } from '#contract/gateway-names.ts';

const WORDS = {
  secret_key: 'secret-key',
  key_secret: 'key-secret',
  client_secret: 'client-secret',
  webhook_secret: 'webhook-secret',
  webhook_id: 'webhook-id',
  secret_hash: 'secret-hash',
  key_id: 'key-id',
  client_id: 'client-id',
  api_key: 'api-key',
  publishable_key: 'publishable-key',
  public_key: 'public-key',
  identity_number: 'identity-number',
  bank_name: 'bank-name',
  branch_name: 'branch-name',
  account_name: 'account-name',
  account_number: 'account-number',
  enabled: 'enabled',
  default: 'first',
  test_mode: 'test-mode',
  shown: 'keys',
  secrets: 'keys',
  sealed: 'keys',
  fee: 'fee',
  least: 'least',
  most: 'most',
  countries: 'countries',
  currency: 'currency',
} as const;
const isKnown = (name: string): name is keyof typeof WORDS => Object.hasOwn(WORDS, name);

/** The names of payment methods and of their fields. */
export function usePayWords(): {
  methodName: (method: number) => string;
  fieldName: (field: string) => string;
} {
  const t = useTranslations('desk-pay');
  return {
    methodName: (method) =>
      method === orderMethod.cashOnDelivery
        ? t('cash')
        : method === orderMethod.bank
          ? t('bank')
          : (gatewayNames[method] ?? t('methods')),
    fieldName: (path) => {
      const name = path.split('.').findLast(isKnown);
      return name === undefined ? path : t(WORDS[name]);
    },
  };
}
