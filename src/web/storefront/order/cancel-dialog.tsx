import { useState, type FormEvent, type RefObject } from 'react';
import { useTranslations } from 'use-intl';
import type { Order } from '#contract/order.ts';
import { call } from '#web/ui/api.ts';
import { TextField } from '#web/ui/form/text-field.tsx';
import { focusField, readFields } from '#web/ui/form/read-fields.ts';
import { toast } from '#web/ui/toasts.tsx';

const TITLE_MOST = 200;
const MESSAGE_MOST = 2000;
const REFUSED = 201;
type Wrong = { title?: string; message?: string };
/** `over`: the shop said no, and would again. */
type Failure = { message: string; over: boolean };

/**
 * Asks why, and cancels. What is wrong is said beside its field, what the shop refuses above the
 * buttons; then the order is asked for anew once this is closed. What was written stays until it is
 * sent.
 */
export function CancelDialog({
  dialog,
  order,
  changed,
}: {
  dialog: RefObject<HTMLDialogElement | null>;
  order: Order;
  changed: () => void;
}) {
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
    dialog.current?.close();
    toast('success', answer.message);
    changed();
  };
  const closed = () => {
    if (failure?.over) changed();
    fail(null);
    blame({});
  };
  const cancelled = order.cancelled === 1;
  return (
    <dialog
      ref={dialog}
      onClose={closed}
      aria-labelledby="cancel-head"
      className="card shadow-float m-auto w-[min(30rem,calc(100vw-2rem))] p-5 text-ink backdrop:bg-black/45 md:p-6"
    >
      <h2 id="cancel-head" className="text-xl">
        {cancelled ? t('change-words') : t('cancel-ask')}
      </h2>
      <p className="mt-1 text-ink-2">{cancelled ? t('change-detail') : t('cancel-detail')}</p>
      <form
        noValidate
        onSubmit={(event) => void submit(event)}
        className="mt-4 flex flex-col gap-4"
      >
        <TextField
          label={names.title}
          name="title"
          maxLength={TITLE_MOST}
          defaultValue={order.cancellation?.title}
          hint={t('cancel-example')}
          wrong={wrong.title}
        />
        <TextField
          label={names.message}
          name="message"
          rows={4}
          maxLength={MESSAGE_MOST}
          defaultValue={order.cancellation?.message}
          wrong={wrong.message}
        />
        <p role="alert" className="rounded bg-drop-tint p-3 text-sm text-drop empty:hidden">
          {failure?.message}
        </p>
        <div className="flex flex-wrap justify-end gap-2">
          <button
            type="button"
            onClick={() => dialog.current?.close()}
            className="button button-quiet max-sm:w-full"
          >
            {cancelled || failure?.over ? t('back') : t('keep')}
          </button>
          {!failure?.over && (
            <button
              disabled={sending}
              className={`button max-sm:w-full ${cancelled ? 'button-primary' : 'bg-drop text-ground'}`}
            >
              {cancelled ? t('save') : t('cancel')}
            </button>
          )}
        </div>
      </form>
    </dialog>
  );
}
