import { useRef, useState, type ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { FieldCard } from '#web/desk/edit/fields.tsx';
import type { OpenedThing } from '#web/desk/edit/opened-thing.ts';
import { DeskIcon } from '#web/desk/parts/desk-icon.tsx';
import { useProductCalls } from '#web/desk/product/product-calls.ts';
import { useAttributes, type Attribute } from '#web/desk/product/use-attributes.ts';
import { VariantGrid } from '#web/desk/product/variant-grid.tsx';
import { VariantOptions } from '#web/desk/product/variant-options.tsx';
import {
  completed,
  countOf,
  keyOf,
  isVariants,
  optionsOf,
  sorted,
  withAll,
  withoutValue,
  withValue,
  type Variant,
} from '#web/desk/product/variants.ts';
import { FieldFault } from '#web/ui/form/field-fault.tsx';

/** The attributes of the variants, and a row for each; a removed one comes back as typed. */
export function VariantsCard({ opened }: { opened: OpenedThing | null }) {
  const t = useTranslations('desk-product');
  const { field, fieldState } = useController({ name: 'variants' });
  const [begun, setBegun] = useState<number[]>([]);
  const variants = isVariants(field.value) ? field.value : [];
  const { known, keep } = useLeftOut(isVariants(opened?.variants) ? opened.variants : []);
  const used = optionsOf(variants);
  const empty = begun.filter((id) => !used.some((one) => one.attribute_id === id));
  const options = [...used, ...empty.map((attribute_id) => ({ attribute_id, value_ids: [] }))];
  const usual = useProductCalls().suggested.slice(0, 2);
  const attributes = useAttributes(
    options.length > 0
      ? options.map(({ attribute_id }) => attribute_id)
      : usual.map(({ id }) => id),
  );
  const both = usual.flatMap(({ id }) => attributes.get(id) ?? []);
  const values = [...attributes.values()].flatMap((one) => one.values.map(({ id }) => id));
  const write = (next: Variant[]) => {
    keep(variants);
    field.onChange(sorted(next, values));
  };
  const missing = countOf(used) - variants.length;
  return (
    <FieldCard title={t('variants')}>
      {options.length === 0 && (
        <BothAtOnce both={both} make={() => write(withAll(variants, both, known()))} />
      )}
      <VariantOptions
        options={options}
        attributes={attributes}
        add={(id) => setBegun([...empty, id])}
        remove={(attribute) => {
          setBegun(empty.filter((one) => one !== attribute));
          write(withoutValue(variants, { attribute, value: null, known: known() }));
        }}
        change={({ attribute_id: attribute, value_ids }, value) => {
          const without = value_ids.includes(value);
          setBegun(without ? [...empty, attribute] : empty);
          write(
            (without ? withoutValue : withValue)(variants, { attribute, value, known: known() }),
          );
        }}
      />
      <FieldFault id="variants-fault">{fieldState.error?.message}</FieldFault>
      <div className="@container">
        <VariantGrid
          variants={variants}
          attributes={attributes}
          remove={(variant) => write(variants.filter((one) => one !== variant))}
        />
      </div>
      {missing > 0 && (
        <PlusButton press={() => write(completed(variants, known()))}>
          {t('variants-missing', { count: missing })}
        </PlusButton>
      )}
    </FieldCard>
  );
}

/** Earlier variants, with their last typed values. */
function useLeftOut(opened: Variant[]) {
  const typed = useRef(new Map<string, Variant>());
  return {
    known: () => {
      const ids = new Set(opened.map(({ id }) => id));
      // one that somebody else has deleted since can only be created anew
      const before = [...typed.current.values()].map((one) =>
        one.id && !ids.has(one.id) ? { ...one, id: null } : one,
      );
      return [...before, ...opened];
    },
    keep: (variants: Variant[]) => {
      for (const variant of variants) typed.current.set(keyOf(variant), variant);
    },
  };
}

const MOST_AT_ONCE = 100;

/** Makes all combinations of two attributes, if not too many; those not sold are removed then. */
function BothAtOnce({ both, make }: { both: Attribute[]; make: () => void }) {
  const count = both.reduce((all, { values }) => all * values.length, 1);
  if (both.length < 2 || count === 0 || count > MOST_AT_ONCE) return null;
  return <PlusButton press={make}>{both.map(({ title }) => title).join(' × ')}</PlusButton>;
}

const PlusButton = ({ press, children }: { press: () => void; children: ReactNode }) => (
  <button type="button" onClick={press} className="button button-quiet justify-self-start">
    <DeskIcon name="plus" />
    {children}
  </button>
);
