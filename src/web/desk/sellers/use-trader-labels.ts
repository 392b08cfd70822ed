import { useTranslations } from 'use-intl';

const WORDS = {
  legal_name: 'legal-name',
  address_1: 'address-1',
  address_2: 'address-2',
  zip: 'zip',
  city: 'city',
  country: 'country',
  trader_phone: 'phone',
  trader_mail: 'mail',
  register_name: 'register-name',
  register_number: 'register-number',
  unregistered: 'unregistered',
  tax_number: 'tax-number',
  vat_number: 'vat-id',
  certified: 'certify',
} as const;
const isField = (name: string): name is keyof typeof WORDS => Object.hasOwn(WORDS, name);

/** The labels of the trader's fields. */
export function useTraderLabels(): (field: string) => string {
  const t = useTranslations('trader');
  return (field) => (isField(field) ? t(WORDS[field]) : field);
}
