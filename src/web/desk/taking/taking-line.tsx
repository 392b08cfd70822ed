import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { DeskIcon } from '#web/desk/parts/desk-icon.tsx';
import { latinDigits } from '#base/latin-digits.ts';
import { SmallPicture } from '#web/desk/parts/small-picture.tsx';
import { useMoney } from '#web/desk/parts/use-amounts.ts';
import type { DraftLine } from '#web/desk/taking/draft-order.ts';
import { FieldFault } from '#web/ui/form/field-fault.tsx';
import type { Trial } from '#web/desk/taking/use-taking.ts';

type Props = {
  line: DraftLine;
  /** Its amounts, once known. */
  tried: Trial['lines'][number] | undefined;
  gone: boolean;
  /** Changes it; null removes it. */
  put: (wish: Partial<DraftLine> | null) => void;
};

/** One variant in an order: quantity, shipping, price, and why it cannot be ordered. */
export function TakingLine({ line, tried, gone, put }: Props) {
  const t = useTranslations('desk-taking');
  const money = useMoney();
  const id = useId();
  const fault = gone ? t('gone') : (tried?.fault ?? '');
  const name = [line.title, line.choice].filter(Boolean).join(' · ');
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-3 gap-y-2 border-t border-line pt-3">
      <SmallPicture image={line.image} />
      <div className="min-w-0 text-sm">
        <p className="font-medium break-words">{name}</p>
        {tried && (
          <p className="text-ink-2">
            {[tried.store, money(tried.price), t('in-stock', { count: tried.stock })].join(' · ')}
          </p>
        )}
      </div>
      <p className="figures text-sm font-semibold">{tried && !fault ? money(tried.total) : '–'}</p>
      <div className="col-span-2 col-start-2 flex flex-wrap items-center gap-3 text-sm">
        <label className="flex items-center gap-2">
          {t('quantity')}
          <input
            value={line.quantity}
            inputMode="numeric"
            dir="ltr"
            aria-invalid={fault ? true : undefined}
            aria-describedby={fault ? id : undefined}
            onChange={({ target }) => put({ quantity: latinDigits(target.value).slice(0, 5) })}
            className="field w-20"
          />
        </label>
        {tried?.pickup_point && (
          <label className="flex min-h-11 items-center gap-2">
            <input
              type="checkbox"
              checked={line.pickup}
              onChange={({ target }) => put({ pickup: target.checked })}
              className="size-5"
            />
            {t('pickup')}
          </label>
        )}
        <button
          type="button"
          aria-label={t('take-out', { name })}
          onClick={() => put(null)}
          className="grid size-11 place-items-center text-ink-2 hover:text-ink"
        >
          <DeskIcon name="x" size={18} />
        </button>
      </div>
      <FieldFault id={id} className="col-span-2 col-start-2">
        {fault}
      </FieldFault>
    </li>
  );
}
