import { useTranslations } from 'use-intl';
import { Reference } from '#web/desk/edit/reference-field.tsx';
import { DeskIcon } from '#web/desk/parts/desk-icon.tsx';
import { useProductCalls } from '#web/desk/product/product-calls.ts';
import type { Attribute } from '#web/desk/product/use-attributes.ts';
import type { Option } from '#web/desk/product/variants.ts';

type Props = {
  options: Option[];
  attributes: Map<number, Attribute>;
  add: (attribute: number) => void;
  remove: (attribute: number) => void;
  /** Adds or removes a value of an attribute. */
  change: (option: Option, value: number) => void;
};

/** The attributes of the variants, each with switches for its values, and a way to add more. */
export function VariantOptions({ options, attributes, add, remove, change }: Props) {
  const t = useTranslations('desk-product');
  const calls = useProductCalls();
  const suggested = calls.suggested.filter(
    ({ id }) => !options.some((one) => one.attribute_id === id),
  );
  return (
    <div className="grid grid-cols-1 gap-4">
      {options.length === 0 && <p className="text-sm text-ink-2">{t('variants-hint')}</p>}
      {options.map((option) => (
        <OptionValues
          key={option.attribute_id}
          option={option}
          attribute={attributes.get(option.attribute_id)}
          change={(value) => change(option, value)}
          remove={() => remove(option.attribute_id)}
        />
      ))}
      {suggested.length > 0 && (
        <div role="group" aria-label={t('option-add')} className="flex flex-wrap gap-2">
          {suggested.map(({ id, title }) => (
            <button key={id} type="button" onClick={() => add(id)} className="button button-quiet">
              <DeskIcon name="plus" />
              {title}
            </button>
          ))}
        </div>
      )}
      <div className="max-w-xs">
        <Reference
          key={options.length}
          label={t('option-add')}
          placeholder={t('option-add')}
          list={calls.attributes}
          id={null}
          choose={(id) => {
            if (id !== null && !options.some((one) => one.attribute_id === id)) add(id);
          }}
        />
      </div>
    </div>
  );
}

type ValuesProps = {
  option: Option;
  attribute: Attribute | undefined;
  change: (value: number) => void;
  remove: () => void;
};

function OptionValues({ option, attribute, change, remove }: ValuesProps) {
  const t = useTranslations('desk-product');
  const words = useTranslations('desk');
  const title = attribute?.title ?? '…';
  return (
    <fieldset className="min-w-0 rounded-[var(--radius)] border border-line p-3">
      <legend className="px-1 text-sm font-semibold">{title}</legend>
      <div className="flex flex-wrap items-center gap-2">
        {attribute?.values.map(({ id, title: value }) => (
          <button
            key={id}
            type="button"
            aria-pressed={option.value_ids.includes(id)}
            onClick={() => change(id)}
            className={
              'inline-flex min-h-11 items-center gap-1 rounded-full border border-line-2 px-3 ' +
              'text-sm aria-pressed:border-primary aria-pressed:bg-primary-tint ' +
              'aria-pressed:font-semibold aria-pressed:text-primary md:min-h-9'
            }
          >
            {option.value_ids.includes(id) && <DeskIcon name="check" size={14} />}
            {value}
          </button>
        ))}
        <button
          type="button"
          aria-label={words('choose-remove', { name: title })}
          onClick={remove}
          className="ms-auto grid size-11 place-items-center rounded-[var(--radius)] text-ink-2 hover:text-drop"
        >
          <DeskIcon name="trash-2" size={16} />
        </button>
      </div>
      {option.value_ids.length === 0 && (
        <p className="mt-2 text-sm text-ink-2">{t('option-empty')}</p>
      )}
    </fieldset>
  );
}
