// Parcels that were scanned one after the other, the last first, and what was done with each.
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { deskCall, type RowOf } from '#web/desk/parts/desk-call.ts';

export type ScanMode = 'show' | 'confirm' | 'pick-up';
type Row = RowOf<'sellerParcels.list'>;
/** `message`: why nothing was done, or with which code nothing was found. */
export type Scanned = { key: number; row: Row | null; done: boolean; message: string };

/** `shown` gets the only parcel with a code, where it is to be shown alone. */
export function useScans(mode: ScanMode, shown: (id: number) => void) {
  const t = useTranslations('seller-parcels');
  const words = useTranslations('desk');
  const [scans, setScans] = useState<Scanned[]>([]);
  const made = useRef(0);
  const under = useRef(new Set<string>()); // a camera sees the same code again and again
  const note = (scan: Omit<Scanned, 'key'>) =>
    setScans((before) => [{ key: ++made.current, ...scan }, ...before].slice(0, KEPT));

  async function take(code: string): Promise<void> {
    const answer = await deskCall('sellerParcels.list', { q: code, size: 2 });
    if (!answer.ok)
      return note({ row: null, done: false, message: answer.message || words('no-network') });
    const own = answer.data.rows.filter(({ title }) => title.startsWith(code.toUpperCase()));
    const [row] = own;
    if (!row) return note({ row: null, done: false, message: t('scan-none', { code }) });
    if (own.length > 1) return note({ row: null, done: false, message: t('scan-many') });
    if (mode === 'show') return shown(row.id);
    const worked = await deskCall('sellerParcels.work', { act: mode, ids: [row.id] });
    const came = worked.ok ? worked.data.rows[0] : null;
    note({
      row,
      done: came?.done ?? false,
      message: came ? came.message : worked.message || words('no-network'),
    });
  }

  const scan = async (code: string) => {
    if (!code || under.current.has(code)) return;
    under.current.add(code);
    await take(code);
    under.current.delete(code);
  };
  return { scans, scan };
}

const KEPT = 100;
