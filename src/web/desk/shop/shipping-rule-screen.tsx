import type { ComponentProps } from 'react';
import { useTranslations } from 'use-intl';
import { EditScreen } from '#web/desk/edit/edit-screen.tsx';
import { titleIn } from '#web/desk/edit/title-in.ts';
import {
  SHIPPING_BLANK,
  ShippingRuleFields,
  useShippingLabels,
} from '#web/desk/shop/shipping-rule-fields.tsx';
import { useShownPlaces } from '#web/desk/shop/use-shown-places.ts';
import { TryAddress } from '#web/desk/shop/try-address.tsx';

type Props = Pick<ComponentProps<typeof EditScreen>, 'calls' | 'path'>;

/** A shipping rule, of the market or of a store. */
export function ShippingRuleScreen({ calls, path }: Props) {
  const t = useTranslations('desk-shop');
  const labelOf = useShippingLabels();
  return (
    <EditScreen
      noun="shipping-rule"
      {...{ calls, path }}
      back={t('shipping-rules')}
      blank={SHIPPING_BLANK}
      titleOf={(opened) => titleIn(opened) || t('shipping-new')}
      labelOf={labelOf}
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
      {() => <ShippingRuleFields />}
    </EditScreen>
  );
}
