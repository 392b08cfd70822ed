// A refund as typed, and its effect: the server calculates it again after each change.
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { deskCall, type DeskData } from '#web/desk/parts/desk-call.ts';

export type Trial = DeskData<'refund.attempt'>;
/** Items by line, whether they go back into stock, or an amount. */
export type RefundDraft = { pieces: Record<number, number>; back: boolean; amount: string };
const STILL_MS = 250;

export function useRefund(id: number) {
  const t = useTranslations('desk');
  const [wish, setWish] = useState<RefundDraft>({ pieces: {}, back: false, amount: '' });
  const [times, setTimes] = useState(0);
  const [latest, setLatest] = useState<{
    key: string;
    trial: Trial | null;
    problem: string;
  } | null>(null);
  const lines = Object.entries(wish.pieces)
    .filter(([, quantity]) => quantity > 0)
    .map(([line, quantity]) => ({ id: Number(line), quantity }));
  const input = { id, amount: wish.amount, back: wish.back, ...(lines.length ? { lines } : {}) };
  const wanted = lines.length > 0 || wish.amount.trim() !== '';
  const key = wanted ? JSON.stringify(input) : '';
  useEffect(() => {
    if (key === '') return;
    let current = true;
    const timer = setTimeout(() => {
      void deskCall('refund.attempt', JSON.parse(key)).then((answer) => {
        if (!current) return;
        const problem = answer.ok ? '' : answer.message || Object.values(answer.fields)[0] || '';
        setLatest({ key, trial: answer.ok ? answer.data : null, problem });
      });
    }, STILL_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [key, times]);
  const now = latest?.key === key ? latest : null;
  return {
    wish,
    change: setWish,
    input,
    trial: now?.trial ?? null,
    problem: now && !now.trial ? now.problem || t('no-network') : '',
    /** Money was refunded meanwhile, or the network is back: calculates the effect again. */
    retry: () => setTimes((before) => before + 1),
  };
}
