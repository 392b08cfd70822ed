import { useTranslations } from 'use-intl';
import { AddressTextField } from '#web/ui/address/address-text-field.tsx';
import type { AddressFormState } from '#web/ui/address/use-address-form.ts';
import { Icon } from '#web/ui/icon.tsx';

export const SUMMARY = 'link flex min-h-8 w-fit list-none items-center gap-1 text-sm font-semibold';

/** A second line of the street, opened on demand. */
export function SecondLine({ form }: { form: AddressFormState }) {
  const t = useTranslations('address');
  return (
    <details open={form.fields.address_2 !== '' || undefined} className="group sm:col-span-2">
      <summary className={SUMMARY}>
        <Icon name="chevron-down" size={16} className="group-open:rotate-180" />
        {t('add-line-2')}
      </summary>
      <AddressTextField
        form={form}
        name="address_2"
        autoComplete="shipping address-line2"
        optional
        className="mt-2"
      />
    </details>
  );
}
