import { useTranslations } from 'use-intl';
import { FieldFault } from '#web/ui/form/field-fault.tsx';
import type { Option, ProductView } from '#web/storefront/product/product-view.ts';
import { SizeGuide } from '#web/storefront/product/size-guide.tsx';
import { OPTIONS_ID, type Purchase } from '#web/storefront/product/use-purchase.ts';
import { standingOf } from '#web/storefront/product/variants.ts';
import { useSite } from '#web/ui/site.ts';

const OPEN = 'border-line-2';
const MISSING = 'border-drop';
const NOT_TO_BE_HAD = 'border-dashed border-line-2 bg-ground-2 text-ink-3';
const VALUE =
  'relative flex min-h-11 min-w-14 cursor-pointer flex-col items-center justify-center ' +
  'rounded border px-3 py-1 text-center leading-tight hover:border-primary';
const TAKEN =
  'has-checked:border-primary has-checked:bg-primary-tint has-checked:font-semibold ' +
  'has-checked:text-primary has-checked:ring-1 has-checked:ring-primary';
const FOCUSED =
  'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 ' +
  'has-focus-visible:outline-primary';

/**
 * The options, as groups of buttons. A value that is not available says why, and can still be
 * chosen: choices that do not fit it are then cleared.
 */
export function OptionChoice({ product, purchase }: { product: ProductView; purchase: Purchase }) {
  const refusal = useTranslations('refusal');
  if (product.options.length === 0) return null;
  return (
    <div id={OPTIONS_ID} className="flex flex-col gap-4">
      {product.options.map((option) => (
        <div key={option.id} className="relative">
          {product.sized === option.id && <SizeGuide product={product.id} />}
          <OptionGroup option={option} product={product} purchase={purchase} />
        </div>
      ))}
      <FieldFault className="-mt-2">
        {purchase.refused === 'choose-attributes' && refusal('choose-attributes')}
      </FieldFault>
    </div>
  );
}

function OptionGroup({
  option,
  product,
  purchase,
}: {
  option: Option;
  product: ProductView;
  purchase: Purchase;
}) {
  const t = useTranslations('product-page');
  const { comma } = useSite();
  const { choice, take } = purchase;
  const sized = product.sized === option.id;
  const chosen = option.values.find(({ id }) => id === choice[option.id]);
  const others = product.options.flatMap(({ id, values }) =>
    id === option.id
      ? []
      : values.filter((value) => value.id === choice[id]).map(({ title }) => title),
  );
  const wrong = !chosen && purchase.refused === 'choose-attributes';
  return (
    <fieldset
      role="radiogroup"
      aria-invalid={wrong || undefined}
      data-open={chosen ? undefined : ''}
      className="min-w-0"
    >
      <legend className={`mb-2 text-sm text-ink-2 ${sized ? 'pe-32' : ''}`}>
        {t('label', { name: option.title })}{' '}
        {chosen ? (
          <bdi className="font-semibold text-ink">{chosen.title}</bdi>
        ) : (
          <span className={wrong ? 'font-semibold text-drop' : ''}>{t('choose')}</span>
        )}
      </legend>
      <div className="flex flex-wrap gap-2">
        {option.values.map((value) => {
          const standing = standingOf(product.variants, choice, option.id, value.id);
          const why =
            standing === 'sold-out'
              ? t('sold-out')
              : standing === 'not-made'
                ? t('not-with', { others: others.join(comma) })
                : null;
          return (
            <OptionValue
              key={value.id}
              option={option.id}
              value={value}
              why={why}
              wrong={wrong}
              chosen={chosen?.id === value.id}
              take={take}
            />
          );
        })}
      </div>
    </fieldset>
  );
}

/** A value to choose; `why` says why it is not available. */
function OptionValue({
  option,
  value,
  why,
  wrong,
  chosen,
  take,
}: {
  option: number;
  value: Option['values'][number];
  why: string | null;
  wrong: boolean;
  chosen: boolean;
  take: Purchase['take'];
}) {
  return (
    <label
      className={`${VALUE} ${TAKEN} ${FOCUSED} ${why ? NOT_TO_BE_HAD : wrong ? MISSING : OPEN}`}
    >
      <input
        type="radio"
        name={`option-${option}`}
        value={value.id}
        checked={chosen}
        onChange={() => take(option, value.id)}
        className="sr-only"
      />
      <span className="inline-flex items-center gap-2">
        {value.colour && (
          <span
            aria-hidden
            style={{ background: value.colour }}
            className="-ms-1 size-5 shrink-0 rounded-full border border-line-2"
          />
        )}
        <bdi className={why ? 'line-through' : ''}>{value.title}</bdi>
      </span>
      {why && <span className="text-xs font-normal">{why}</span>}
    </label>
  );
}
