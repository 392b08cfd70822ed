import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { inRow } from '#web/desk/parts/in-row.ts';
import { deskCall, type DeskRefusal } from '#web/desk/parts/desk-call.ts';
import { deskToast } from '#web/desk/parts/desk-toasts.tsx';
import { FormDialog } from '#web/desk/parts/form-dialog.tsx';
import type { StoreParcel } from '#web/seller/parcels/parcel-page.tsx';
import { Field } from '#web/ui/form/field.tsx';

type Line = StoreParcel['lines'][number];
type Props = { parcel: StoreParcel; line: Line; again: () => void };

/** How many items of a line the store still sends. */
export const leftOf = ({ gone }: StoreParcel, { id, quantity }: Line): number =>
  quantity -
  gone.filter((one) => one.id === id && !one.unpaid).reduce((sum, one) => sum + one.quantity, 0);

/** How many items of a line were cancelled. */
export const cancelledOf = ({ gone }: StoreParcel, { id }: Line): number =>
  gone.filter((one) => one.id === id).reduce((sum, one) => sum + one.quantity, 0);

/**
 * Cancels items that cannot be sent, one at first: how many of which line, why, and whether any are
 * left in stock.
 */
export function CancelPieces({ parcel, line, again }: Props) {
  const t = useTranslations('seller-parcels');
  const [open, setOpen] = useState(false);
  if (!parcel.may_cancel_pieces || leftOf(parcel, line) === 0) return null;
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="link flex min-h-11 items-center text-sm"
      >
        {t('gone-reason')}
        <span className="sr-only"> {line.title}</span>
      </button>
      {open && <PiecesDialog {...{ parcel, line, again }} close={() => setOpen(false)} />}
    </>
  );
}

function PiecesDialog({ parcel, line, again, close }: Props & { close: () => void }) {
  const t = useTranslations('seller-parcels');
  const words = useTranslations('desk');
  const { waits, counts, count, gone, say, reason, because, refusal, finish } = usePieces(
    parcel,
    line,
    () => {
      close();
      again();
    },
  );
  const leave = () => {
    if (refusal) again();
    close();
  };
  return (
    <FormDialog
      title={t('cancel-pieces')}
      done={t('cancel-pieces')}
      {...{ finish, waits }}
      close={leave}
    >
      {parcel.lines
        .filter((one) => leftOf(parcel, one) > 0)
        .map((parcelLine) => (
          <Count
            key={parcelLine.id}
            line={parcelLine}
            left={leftOf(parcel, parcelLine)}
            value={counts[parcelLine.id] ?? 0}
            change={(value) => count({ ...counts, [parcelLine.id]: value })}
          />
        ))}
      <StockChoice gone={gone} change={say} />
      <Field label={t('reason')} hint={t('cancel-hint')}>
        {(control) => (
          <input
            {...control}
            value={reason}
            dir="auto"
            placeholder=" "
            maxLength={500}
            onChange={({ target }) => because(target.value)}
            className="field"
          />
        )}
      </Field>
      <p role="alert" className="text-sm text-drop empty:hidden">
        {refusal && (refusal.message || words('no-network'))}
      </p>
    </FormDialog>
  );
}

/** The items to cancel, and the call, which is made once however often the button is pressed. */
function usePieces({ id: parcel }: StoreParcel, line: Line, done: () => void) {
  const t = useTranslations('seller-parcels');
  const [counts, setCounts] = useState<Record<number, number>>({ [line.id]: 1 });
  const [gone, setGone] = useState(true);
  const [reason, setReason] = useState(t('gone-reason'));
  const [refusal, setRefusal] = useState<DeskRefusal | null>(null);
  const [waits, setWaits] = useState(false);
  const under = useRef(false); // the screen may not yet show that it is running
  const send = async () => {
    if (under.current) return;
    under.current = true;
    setWaits(true);
    const lines = Object.entries(counts)
      .filter(([, quantity]) => quantity > 0)
      .map(([id, quantity]) => ({ id: Number(id), quantity }));
    const input = { id: parcel, lines, reason, gone };
    const answer = await deskCall('sellerParcels.cancelPieces', input);
    under.current = false;
    setWaits(false);
    if (!answer.ok) return setRefusal(answer);
    deskToast('done', answer.message);
    done();
  };
  return {
    waits,
    counts,
    count: setCounts,
    gone,
    say: setGone,
    reason,
    because: setReason,
    refusal,
    finish: () => void send(),
  };
}

type CountProps = { line: Line; left: number; value: number; change: (value: number) => void };

function Count({ line: { title, choice }, left, value, change }: CountProps) {
  const t = useTranslations('seller-parcels');
  const name = inRow([title, choice]);
  return (
    <Field label={t('cancel-of', { title: name })}>
      {(control) => (
        <select
          {...control}
          value={value}
          onChange={({ target }) => change(Number(target.value))}
          className="field"
        >
          {Array.from({ length: left + 1 }, (_, many) => (
            <option key={many} value={many}>
              {many}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

function StockChoice({ gone, change }: { gone: boolean; change: (gone: boolean) => void }) {
  const t = useTranslations('seller-parcels');
  return (
    <fieldset className="grid gap-2 text-sm">
      <legend className="mb-1 font-semibold">{t('gone-stock')}</legend>
      {[true, false].map((choice) => (
        <label key={String(choice)} className="flex min-h-11 items-center gap-2">
          <input
            type="radio"
            name="gone"
            checked={gone === choice}
            onChange={() => change(choice)}
          />
          {choice ? t('gone-yes') : t('gone-no')}
        </label>
      ))}
    </fieldset>
  );
}
