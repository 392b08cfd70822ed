import { useTranslations } from 'use-intl';
import { FieldCard } from '#web/desk/edit/fields.tsx';
import { MoneyField } from '#web/desk/edit/money-field.tsx';
import { TextsField } from '#web/desk/edit/texts-field.tsx';

/** Its price, in the market's currency. */
export function PriceCard() {
  const t = useTranslations('desk-product');
  return (
    <FieldCard title={t('price')}>
      <div className="grid gap-4 sm:grid-cols-2">
        <MoneyField name="selling" label={t('price')} />
        <MoneyField name="offered" label={t('offered')} hint={t('offered-hint')} />
      </div>
      <TextsField name="unit" label={t('unit')} />
    </FieldCard>
  );
}
