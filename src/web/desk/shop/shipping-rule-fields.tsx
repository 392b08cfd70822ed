// The fields of a shipping rule, for staff and sellers.
import { useTranslations } from 'use-intl';
import { FieldCard, SwitchField } from '#web/desk/edit/fields.tsx';
import { TextsField } from '#web/desk/edit/texts-field.tsx';
import { NEW_PLACE, ShippingPlaces } from '#web/desk/shop/shipping-places.tsx';

export const SHIPPING_BLANK = { title: {}, single_price: false, places: [NEW_PLACE] };

/** The labels of its fields, by name. */
export function useShippingLabels(): (field: string) => string {
  const t = useTranslations('desk-shop');
  const labels: Record<string, string> = {
    title: t('name'),
    single_price: t('shipping-single'),
    places: t('ships-to'),
  };
  return (field) => labels[field.split('.')[0] ?? ''] ?? field;
}

export function ShippingRuleFields() {
  const t = useTranslations('desk-shop');
  return (
    <>
      <FieldCard title={t('shipping-rule')}>
        <TextsField name="title" label={t('name')} />
        <SwitchField
          name="single_price"
          label={t('shipping-single')}
          hint={t('shipping-single-hint')}
        />
      </FieldCard>
      <FieldCard title={t('ships-to')}>
        <ShippingPlaces />
      </FieldCard>
    </>
  );
}
