// The scanned parcels, the last first, and what was done with each.
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { deskCall, type RowOf } from '#web/desk/parts/desk-call.ts';

export type ScanMode = 'show' | 'confirm' | 'pick-up';
type Row = RowOf<'sellerParcels.list'>;
type Result = { row: Row | null; done: Step | null; message: string };
/** `done`: the step that was taken; `message`: why none was taken, or nothing was found. */
export type Scanned = Result & { key: number };
type Step = Exclude<ScanMode, 'show'>;

/** `shown` is called with the only parcel for a code, in the mode that opens it. */
export function useScans(mode: ScanMode, shown: (id: number) => void) {
  const t = useTranslations('seller-parcels');
  const words = useTranslations('desk');
  const [scans, setScans] = useState<Scanned[]>([]);
  const made = useRef(0);
  const under = useRef(new Set<string>()); // a camera sees the same code again and again
  const taken = useRef(new Set<string>()); // steps, each with its parcel
  const note = (result: Result) =>
    setScans((before) => {
      const others = before.filter((one) => !one.done || stepOf(one) !== stepOf(result));
      return [{ key: ++made.current, ...result }, ...others].slice(0, KEPT);
    });
  const fail = (message: string, row: Row | null = null) => note({ row, done: null, message });

  async function take(code: string): Promise<void> {
    const answer = await deskCall('sellerParcels.list', { q: code, size: 2 });
    if (!answer.ok) return fail(answer.message || words('no-network'));
    const own = answer.data.rows.filter(({ title }) => title.startsWith(code.toUpperCase()));
    const [row] = own;
    if (!row) return fail(t('scan-none', { code }));
    if (own.length > 1) return fail(t('scan-many'));
    if (mode === 'show') return shown(row.id);
    const result: Result = { row, done: mode, message: '' };
    // a parcel that is scanned again shows as done
    if (taken.current.has(stepOf(result))) return note(result);
    const worked = await deskCall('sellerParcels.work', { act: mode, ids: [row.id] });
    if (!worked.ok) return fail(worked.message || words('no-network'), row);
    const [outcome] = worked.data.rows;
    if (!outcome?.done) return fail(outcome?.message ?? '', row);
    taken.current.add(stepOf(result));
    note(result);
  }

  const scan = async (code: string) => {
    if (!code || under.current.has(code)) return;
    under.current.add(code);
    await take(code);
    under.current.delete(code);
  };
  return { scans, scan };
}

const stepOf = ({ row, done }: Result) => `${done} ${row?.id}`;

const KEPT = 100;
