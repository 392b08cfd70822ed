// One order on the screen: what is known of it, and what somebody does with it.
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { DeskCall } from '#contract/desk-addresses.ts';
import { deskCall, type DeskData } from '#web/desk/parts/desk-call.ts';
import { deskToast } from '#web/desk/parts/desk-toasts.tsx';
import { useDeskAnswer } from '#web/desk/parts/use-desk-answer.ts';

export type OpenedOrder = DeskData<'adminOrder.open'>;
export type OrderState = ReturnType<typeof useOrder>;

/** `act` makes a call, tells what came of it, and asks for the order anew; answers whether it went well. */
export function useOrder(id: number) {
  const t = useTranslations('desk');
  const { answer, again } = useDeskAnswer('adminOrder.open', { id });
  const [waits, wait] = useState(false);
  const act = async (name: DeskCall, input: Record<string, unknown>): Promise<boolean> => {
    if (waits) return false;
    wait(true);
    const done = await deskCall(name, input);
    wait(false);
    deskToast(
      done.ok ? 'done' : 'wrong',
      done.message || (!done.ok && Object.values(done.fields)[0]) || t('no-network'),
    );
    again();
    return done.ok;
  };
  return { answer, opened: answer?.ok ? answer.data : null, waits, act };
}
