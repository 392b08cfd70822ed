import { useTranslations } from 'use-intl';
import type { OpenedOrder } from '#web/desk/orders/use-order.ts';
import type { RefundDraft } from '#web/desk/orders/use-refund.ts';
import { inRow } from '#web/desk/parts/in-row.ts';

type Props = { opened: OpenedOrder; wish: RefundDraft; change: (wish: RefundDraft) => void };

/** How many items of each line are refunded. */
export function RefundPieces({ opened, wish, change }: Props) {
  const t = useTranslations('desk-order');
  const lines = opened.parcels.flatMap((parcel) => parcel.lines);
  const leftOf = (id: number, quantity: number) =>
    quantity - (opened.back.find((line) => line.id === id)?.returned ?? 0);
  const chosen = Object.values(wish.pieces).some((count) => count > 0);
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 text-sm font-semibold">{t('refund-lines')}</legend>
      {lines.map(({ id, title, choice, quantity }) => {
        const left = leftOf(id, quantity);
        const name = inRow([title, choice]);
        return (
          <label key={id} className="flex items-center justify-between gap-3 text-sm">
            <span className="min-w-0 break-words">{name}</span>
            <span className="w-28 shrink-0">
              <select
                aria-label={name}
                disabled={left === 0}
                value={wish.pieces[id] ?? 0}
                onChange={({ target }) =>
                  change({
                    ...wish,
                    amount: '',
                    pieces: { ...wish.pieces, [id]: Number(target.value) },
                  })
                }
                className="field"
              >
                {Array.from({ length: Math.min(left, MOST) + 1 }, (_, count) => (
                  <option key={count} value={count}>
                    {t('count-of', { count, of: quantity })}
                  </option>
                ))}
              </select>
            </span>
          </label>
        );
      })}
      {chosen && (
        <label className="flex min-h-11 items-center gap-3 text-sm">
          <input
            type="checkbox"
            checked={wish.back}
            onChange={({ target }) => change({ ...wish, back: target.checked })}
            className="size-5"
          />
          {t('refund-back')}
        </label>
      )}
    </fieldset>
  );
}

const MOST = 200;
