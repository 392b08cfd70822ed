import type { RefObject } from 'react';
import { useTranslations } from 'use-intl';
import type { Order } from '#contract/order.ts';
import { useCancelling } from '#web/storefront/order/use-cancelling.ts';
import { TextField } from '#web/ui/form/text-field.tsx';

const TITLE_MOST = 200;
const MESSAGE_MOST = 2000;

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
  const { names, wrong, failure, sending, submit, closed } = useCancelling(dialog, order, changed);
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
          fault={wrong.title}
        />
        <TextField
          label={names.message}
          name="message"
          rows={4}
          maxLength={MESSAGE_MOST}
          defaultValue={order.cancellation?.message}
          fault={wrong.message}
        />
        <p role="alert" className="rounded bg-drop-tint p-3 text-sm text-drop empty:hidden">
          {failure?.message}
        </p>
        <Buttons
          dialog={dialog}
          cancelled={cancelled}
          over={failure?.over ?? false}
          sending={sending}
        />
      </form>
    </dialog>
  );
}

function Buttons({
  dialog,
  cancelled,
  over,
  sending,
}: {
  dialog: RefObject<HTMLDialogElement | null>;
  cancelled: boolean;
  over: boolean;
  sending: boolean;
}) {
  const t = useTranslations('order');
  return (
    <div className="flex flex-wrap justify-end gap-2">
      <button
        type="button"
        onClick={() => dialog.current?.close()}
        className="button button-quiet max-sm:w-full"
      >
        {cancelled || over ? t('back') : t('keep')}
      </button>
      {!over && (
        <button
          disabled={sending}
          className={`button max-sm:w-full ${cancelled ? 'button-primary' : 'bg-drop text-ground'}`}
        >
          {cancelled ? t('save') : t('cancel')}
        </button>
      )}
    </div>
  );
}
