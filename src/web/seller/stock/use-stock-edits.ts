import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useWho } from '#web/desk/frame/who.ts';
import { deskCall } from '#web/desk/parts/desk-call.ts';
import { deskToast } from '#web/desk/parts/desk-toasts.tsx';
import { useOnceKey } from '#web/desk/parts/use-once-key.ts';
import {
  backOf,
  repriced,
  sentOf,
  typed,
  type SentRow,
  type StockCell,
  type StockRow,
} from '#web/seller/stock/stock-edits.ts';
import { useKeptEdits } from '#web/seller/stock/use-kept-edits.ts';

/** The grid's input, saved at once, row by row; `again` reloads the rows. */
export function useStockEdits(again: () => void) {
  const t = useTranslations('seller-stock');
  const { market } = useWho();
  const [edits, edit] = useKeptEdits();
  const [faults, setFaults] = useState<ReadonlyMap<number, string>>(new Map());
  const { send, waits } = useSend(again);
  const undo = async (rows: SentRow[]) => {
    const data = await send(rows);
    if (data) deskToast('done', t('undone', { count: data.set }));
  };
  const save = async () => {
    const all = [...edits.values()];
    const data = await send(sentOf(all));
    if (!data) return false;
    const wrong = all.filter((_, at) => (data.rows[at]?.message ?? '') !== '');
    edit(new Map(wrong.map((one) => [one.row.id, one])));
    setFaults(
      new Map(
        all.flatMap(({ row }, at) => {
          const message = data.rows[at]?.message;
          return message ? [[row.id, message] as const] : [];
        }),
      ),
    );
    const back = backOf(all, data.rows);
    if (data.refused > 0) deskToast('wrong', t('some-refused', { count: data.refused }));
    if (back.length > 0)
      deskToast('done', t('saved', { count: back.length }), () => void undo(back));
    return true;
  };
  return {
    edits,
    faults,
    waits,
    save,
    write: (row: StockRow, cell: StockCell, value: string) =>
      edit((now) => typed(now, row, { cell, value })),
    reprice: (rows: StockRow[], percent: number) =>
      edit((now) => repriced(now, rows, { percent, exponent: market.currency_exponent })),
    clear: () => {
      edit(new Map());
      setFaults(new Map());
    },
  };
}
export type StockState = ReturnType<typeof useStockEdits>;

/** Sends rows, one list at a time; returns the result of each, or null. */
function useSend(again: () => void) {
  const desk = useTranslations('desk');
  const [waits, setWaits] = useState(false);
  const under = useRef(false);
  const once = useOnceKey(); // the same rows count as the same call
  const send = async (rows: SentRow[]) => {
    if (under.current) return null;
    under.current = true;
    setWaits(true);
    const input = { rows, idempotency_key: once.keyOf(rows) };
    const answer = await deskCall('sellerInventory.set', input);
    under.current = false;
    setWaits(false);
    if (!answer.ok) deskToast('wrong', answer.message || desk('no-network'));
    else {
      once.done();
      again();
    }
    return answer.ok ? answer.data : null;
  };
  return { send, waits };
}
