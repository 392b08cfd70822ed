import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { deskCall, type DeskData } from '#web/desk/parts/desk-call.ts';
import { deskToast } from '#web/desk/parts/desk-toasts.tsx';
import type { Taking } from '#web/desk/taking/use-taking.ts';

export type OrderBuyer = DeskData<'adminTakenOrder.buyer'>;

/** The order's customer with their addresses; `choose` takes another, or none. */
export function useChosenCustomer({ taken, change }: Taking) {
  const t = useTranslations('desk');
  const [buyer, setBuyer] = useState<OrderBuyer | null>(null);
  const id = taken.customer?.id ?? null;
  useEffect(() => {
    if (id === null || buyer?.id === id) return;
    void deskCall('adminTakenOrder.buyer', { id }).then((answer) => {
      if (answer.ok) setBuyer(answer.data);
    });
  }, [id, buyer?.id]);
  const choose = async (chosen: number | null) => {
    if (chosen === null) {
      setBuyer(null);
      return change({ customer: null, saved: null });
    }
    const answer = await deskCall('adminTakenOrder.buyer', { id: chosen });
    if (!answer.ok) return deskToast('wrong', answer.message || t('no-network'));
    const { name, email, phone, language, addresses } = answer.data;
    setBuyer(answer.data);
    return change({
      customer: { id: chosen, title: name || email },
      saved: addresses[0]?.id ?? null,
      address: { ...taken.address, name, email, phone },
      language,
    });
  };
  return { buyer: id === null ? null : buyer, choose };
}
