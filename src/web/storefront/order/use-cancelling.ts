import { useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import type { Order } from '#contract/order.ts';
import { call } from '#web/ui/api.ts';
import { focusField, readFields } from '#web/ui/form/read-fields.ts';
import { toast } from '#web/ui/toasts.tsx';

const REFUSED = 201;
type Wrong = { title?: string; message?: string };
/** `over`: the shop said no, and would again. */
type Failure = { message: string; over: boolean };

/** Cancelling an order from its dialog: what is missing, what was refused, and sending it. */
export function useCancelling(order: Order, close: () => void, changed: () => void) {
  const t = useTranslations('order');
  const refusal = useTranslations('refusal');
  const [wrong, blame] = useState<Wrong>({});
  const [failure, fail] = useState<Failure | null>(null);
  const [sending, send] = useState(false);
  const names = { title: t('cancel-subject'), message: t('cancel-message') };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const { title, message } = readFields(form, ['title', 'message']);
    const missing = {
      ...(title ? {} : { title: refusal('required', { field: names.title }) }),
      ...(message ? {} : { message: refusal('required', { field: names.message }) }),
    };
    blame(missing);
    fail(null);
    if (missing.title || missing.message)
      return focusField(form, missing.title ? 'title' : 'message');
    if (sending) return;
    send(true);
    const answer = await call('cancellation.cancelOrder', {
      order_id: order.id,
      title,
      message,
    });
    send(false);
    if (!answer.ok)
      return fail({
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
    fail(null);
    blame({});
  };
  return { names, wrong, failure, sending, submit, closed };
}
