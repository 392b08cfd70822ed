import { useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import { cancelReasons } from '#contract/cancel-reason.ts';
import type { Order } from '#contract/order.ts';
import { call } from '#web/ui/api.ts';
import { readFields } from '#web/ui/form/read-fields.ts';
import { toast } from '#web/ui/toasts.tsx';

const REFUSED = 201;
/** `over`: refused for good, so trying again is no use. */
type Failure = { message: string; over: boolean };

/** Cancels an order from its dialog: missing input, the refusal, and sending it. */
export function useCancelling(order: Order, close: () => void, changed: () => void) {
  const t = useTranslations('order');
  const refusal = useTranslations('refusal');
  const [wrong, setWrong] = useState<string>();
  const [failure, setFailure] = useState<Failure | null>(null);
  const [sending, setSending] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const { reason: chosen, message } = readFields(form, ['reason', 'message']);
    const reason = cancelReasons.find((one) => one === chosen);
    setWrong(reason ? undefined : refusal('required', { field: t('cancel-subject') }));
    setFailure(null);
    if (!reason) return form.querySelector<HTMLElement>('[name="reason"]')?.focus();
    if (sending) return;
    setSending(true);
    const answer = await call('cancellation.cancelOrder', {
      order_id: order.id,
      reason,
      message,
    });
    setSending(false);
    if (!answer.ok)
      return setFailure({
        message: answer.message || t('cancel-unheard'),
        over: answer.status === REFUSED,
      });
    close();
    toast('success', answer.message);
    changed();
  };
  const closed = () => {
    close();
    if (failure?.over) changed();
    setFailure(null);
    setWrong(undefined);
  };
  return { wrong, failure, sending, submit, closed };
}
