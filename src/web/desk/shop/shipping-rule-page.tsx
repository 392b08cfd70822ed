import { useTranslations } from 'use-intl';
import { EditScreen } from '#web/desk/edit/edit-screen.tsx';
import { FieldCard, SwitchField } from '#web/desk/edit/fields.tsx';
import { TextsField } from '#web/desk/edit/texts-field.tsx';
import { titleIn } from '#web/desk/edit/title-in.ts';
import { NEW_PLACE, ShippingPlaces } from '#web/desk/shop/shipping-places.tsx';
import { useShownPlaces } from '#web/desk/shop/use-shown-places.ts';
import { TryAddress } from '#web/desk/shop/try-address.tsx';

const BLANK = { title: {}, single_price: false, places: [NEW_PLACE] };
const CALLS = {
  open: 'adminShippingRule.open',
  save: 'adminShippingRule.save',
  remove: 'adminShippingRule.delete',
  restore: 'adminShippingRule.restore',
  edits: 'adminShippingRule.edits',
} as const;

export default function ShippingRulePage() {
  const t = useTranslations('desk-shop');
  const labels: Record<string, string> = {
    title: t('name'),
    single_price: t('shipping-single'),
    places: t('ships-to'),
  };
  return (
    <EditScreen
      noun="shipping-rule"
      calls={CALLS}
      path="/admin/shipping"
      back={t('shipping-rules')}
      blank={BLANK}
      titleOf={(opened) => titleIn(opened) || t('shipping-new')}
      labelOf={(field) => labels[field.split('.')[0] ?? ''] ?? field}
      shows={{ places: useShownPlaces() }}
      aside={(opened) => (
        <>
          <TryAddress />
          {opened && (
            <p className="card p-4 text-sm">{t('rule-uses', { count: Number(opened.products) })}</p>
          )}
        </>
      )}
    >
      {() => (
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
      )}
    </EditScreen>
  );
}
