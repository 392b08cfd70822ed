import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { Facets } from '#contract/facets.ts';
import { useSite } from '#web/ui/site.ts';
import { amountWritten } from '#web/ui/listing/amount-written.ts';
import { amountIn } from '#web/ui/listing/listing.ts';

type Found = NonNullable<Facets['prices']>;
type Props = { min: string; max: string; found: Found | null; apply: () => void };

/**
 * The lowest and highest price, in the shop's currency; applied on leaving a field, by Enter or by
 * the button.
 */
export function PriceFields({ min, max, found, apply }: Props) {
  const t = useTranslations('listing');
  const { money } = useSite();
  return (
    <fieldset className="border-t border-line py-4">
      <legend className="float-start mb-2 w-full font-semibold">
        {t('price')} (<bdi>{money.currency_icon}</bdi>)
      </legend>
      {found && found.spans.length > 1 && <Spans spans={found.spans} min={min} max={max} />}
      <div className="clear-both flex items-end gap-2">
        <AmountField name="min" label={t('min')} value={min} usual={found?.min} apply={apply} />
        <AmountField name="max" label={t('max')} value={max} usual={found?.max} apply={apply} />
        <button className="button button-quiet px-2 text-sm">{t('go')}</button>
      </div>
    </fieldset>
  );
}

/** The number of products in each price range, with the chosen ones marked. */
function Spans({ spans, min, max }: { spans: Found['spans']; min: string; max: string }) {
  const most = Math.max(...spans.map(({ count }) => count));
  const isIn = ({ from, to }: { from: number; to: number }) =>
    (!min || to > Number(min)) && (!max || from <= Number(max));
  return (
    <div aria-hidden className="clear-both mb-2 flex h-10 items-end gap-px">
      {spans.map((span) => (
        <span
          key={span.from}
          style={{ height: `${Math.ceil((100 * span.count) / most)}%` }}
          className={`flex-1 rounded-t-xs ${isIn(span) ? 'bg-primary' : 'bg-line-2'}`}
        />
      ))}
    </div>
  );
}

function AmountField({
  name,
  label,
  value,
  usual,
  apply,
}: {
  name: 'min' | 'max';
  label: string;
  value: string;
  /** The lowest or the highest existing price. */
  usual: number | undefined;
  apply: () => void;
}) {
  const field = useRef<HTMLInputElement>(null);
  const { money } = useSite();
  const written = amountWritten(value, money);
  useEffect(() => {
    if (field.current) field.current.value = written;
  }, [written]); // removing a chip empties it; what is being typed in the other field stays
  return (
    <label className="min-w-0 flex-1 text-sm text-ink-2">
      <span className="mb-1 block">{label}</span>
      <input
        ref={field}
        name={name}
        defaultValue={written}
        placeholder={usual === undefined ? undefined : amountWritten(String(usual), money)}
        inputMode="decimal"
        autoComplete="off"
        maxLength={17}
        dir="ltr"
        className="field figures px-2"
        onBlur={(event) => {
          if (amountIn(event.target.value) !== value) apply();
        }}
      />
    </label>
  );
}
