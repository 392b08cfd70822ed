// One order on the screen: its data, and the actions on it.
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { DeskCall } from '#contract/desk-addresses.ts';
import { deskCall, type DeskData } from '#web/desk/parts/desk-call.ts';
import { deskToast } from '#web/desk/parts/desk-toasts.tsx';
import { useDeskAnswer } from '#web/desk/parts/use-desk-answer.ts';

export type OpenedOrder = DeskData<'adminOrder.open'>;
export type OrderState = ReturnType<typeof useOrder>;

/** Refusals by their fields; empty when the message is shown on the screen itself. */
export type Faults = Record<string, string>;

/**
 * `act` makes a call, shows its outcome, and reloads the order. It returns null if all went well,
 * or the refusals to show beside fields; a press while another call is running does nothing.
 */
export function useOrder(id: number) {
  const t = useTranslations('desk');
  const { answer, again } = useDeskAnswer('adminOrder.open', { id });
  const [waits, setWaits] = useState(false);
  const under = useRef(false); // the screen may not yet show that a call is running
  const act = async (name: DeskCall, input: Record<string, unknown>): Promise<Faults | null> => {
    if (under.current) return {};
    under.current = true;
    setWaits(true);
    const done = await deskCall(name, input);
    under.current = false;
    setWaits(false);
    const faults = done.ok ? {} : done.fields;
    if (Object.keys(faults).length === 0)
      deskToast(done.ok ? 'done' : 'wrong', done.message || t('no-network'));
    again();
    return done.ok ? null : faults;
  };
  return { answer, opened: answer?.ok ? answer.data : null, waits, act };
}
