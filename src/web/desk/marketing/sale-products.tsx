import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { MoneyField } from '#web/desk/edit/money-field.tsx';
import { NumberField } from '#web/desk/edit/number-field.tsx';
import type { OpenedThing } from '#web/desk/edit/opened-thing.ts';
import { ReferenceField } from '#web/desk/edit/reference-field.tsx';
import { DeskIcon } from '#web/desk/parts/desk-icon.tsx';
import { MoveButtons } from '#web/desk/parts/move-buttons.tsx';
import { FieldFault } from '#web/ui/form/field-fault.tsx';

const NEW_PRODUCT = { product_id: null, price: '', quota: '', per_customer: '' };

/** The products of a sale: the price, the quantity for sale at it, and the limit per customer. */
export function SaleProducts({ opened }: { opened: OpenedThing | null }) {
  const t = useTranslations('desk-marketing');
  const { getFieldState, formState } = useFormContext();
  const { fields, append, remove, move } = useFieldArray({ name: 'products', keyName: 'row' });
  const { error } = getFieldState('products', formState);
  return (
    <>
      <FieldFault id="products-fault" alert>
        {error?.message ?? error?.root?.message}
      </FieldFault>
      {fields.length === 0 && <p className="text-sm text-ink-2">{t('sale-products-none')}</p>}
      <ol className="grid grid-cols-1 gap-4">
        {fields.map(({ row }, at) => (
          <SaleProduct
            key={row}
            at={at}
            count={fields.length}
            opened={opened}
            move={(by) => move(at, at + by)}
            remove={() => remove(at)}
          />
        ))}
      </ol>
      <button
        type="button"
        onClick={() => append(NEW_PRODUCT)}
        className="button button-quiet justify-self-start"
      >
        <DeskIcon name="plus" />
        {t('sale-product-add')}
      </button>
    </>
  );
}

type Props = {
  at: number;
  count: number;
  opened: OpenedThing | null;
  move: (by: number) => void;
  remove: () => void;
};

function SaleProduct({ at, count, opened, move, remove }: Props) {
  const t = useTranslations('desk-marketing');
  const path = `products.${at}`;
  const name = t('sale-product', { place: at + 1 });
  const id: unknown = useWatch({ name: `${path}.product_id` });
  const sold = soldOf(opened, id);
  return (
    <li>
      <fieldset className="grid grid-cols-1 gap-3 rounded-[var(--radius)] border border-line p-3">
        <legend className="px-1 text-sm font-semibold">{name}</legend>
        <ReferenceField name={`${path}.product_id`} label={t('product')} list="adminProduct.list" />
        <div className="grid items-start gap-3 sm:grid-cols-3">
          <MoneyField name={`${path}.price`} label={t('sale-price')} />
          <NumberField
            name={`${path}.quota`}
            label={t('quota')}
            hint={sold === null ? undefined : t('sold-so-far', { count: sold })}
          />
          <NumberField
            name={`${path}.per_customer`}
            label={t('items-per-customer')}
            hint={t('most-off-hint')}
          />
        </div>
        <span className="flex justify-end">
          <MoveButtons name={name} at={at} count={count} move={move} />
          <button
            type="button"
            aria-label={t('sale-product-remove', { name })}
            onClick={remove}
            className="grid size-11 place-items-center text-drop"
          >
            <DeskIcon name="trash-2" />
          </button>
        </span>
      </fieldset>
    </li>
  );
}

/** How many of a product were sold in the current round; null for one that is new to the sale. */
function soldOf(opened: OpenedThing | null, id: unknown): number | null {
  const products: unknown = opened?.products;
  if (!Array.isArray(products)) return null;
  const found: unknown = products.find(
    (one: unknown) =>
      typeof one === 'object' && one !== null && 'product_id' in one && one.product_id === id,
  );
  return typeof found === 'object' && found !== null && 'sold' in found ? Number(found.sold) : null;
}
