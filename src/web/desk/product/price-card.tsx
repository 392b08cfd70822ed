import { useTranslations } from 'use-intl';
import { FieldCard } from '#web/desk/edit/fields.tsx';
import { NumberField } from '#web/desk/edit/number-field.tsx';
import { TextsField } from '#web/desk/edit/texts-field.tsx';
import { useWho } from '#web/desk/frame/who.ts';

/** What it costs, in the market's currency. */
export function PriceCard() {
  const t = useTranslations('desk-product');
  const { market } = useWho();
  return (
    <FieldCard title={t('price')}>
      <div className="grid gap-4 sm:grid-cols-2">
        <NumberField name="selling" label={t('price')} unit={market.currency} decimal />
        <NumberField
          name="offered"
          label={t('offered')}
          hint={t('offered-hint')}
          unit={market.currency}
          decimal
        />
      </div>
      <TextsField name="unit" label={t('unit')} />
    </FieldCard>
  );
}
