import { useTranslations } from 'use-intl';
import type { Order } from '#contract/order.ts';
import { CancelReasonChoice } from '#web/storefront/order/cancel-reason-choice.tsx';
import { useCancelling } from '#web/storefront/order/use-cancelling.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { WorkButton } from '#web/ui/form/work-button.tsx';
import { FormAlert } from '#web/ui/form/form-alert.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';

const MESSAGE_MOST = 2000;

/**
 * Asks for the reason, and cancels. Missing input is shown beside its field, a refusal above the
 * buttons; after a refusal the order is reloaded on closing. The text stays until it is sent.
 */
export function CancelDialog({
  open,
  close,
  order,
  changed,
}: {
  open: boolean;
  close: () => void;
  order: Order;
  changed: () => void;
}) {
  const t = useTranslations('order');
  const { wrong, failure, sending, submit, closed } = useCancelling(order, close, changed);
  const cancelled = order.cancelled === 1;
  return (
    <Dialog open={open} aria-labelledby="cancel-head" closed={closed}>
      <h2 id="cancel-head" className="text-xl">
        {cancelled ? t('change-words') : t('cancel-ask')}
      </h2>
      <p className="mt-1 text-ink-2">{cancelled ? t('change-detail') : t('cancel-detail')}</p>
      <form
        noValidate
        onSubmit={(event) => void submit(event)}
        className="mt-4 flex flex-col gap-4"
      >
        <CancelReasonChoice
          chosen={order.cancellation?.reason ?? ''}
          fault={wrong}
          cancelled={cancelled}
        />
        <TextField
          label={t('cancel-message')}
          optional={t('optional')}
          name="message"
          rows={3}
          maxLength={MESSAGE_MOST}
          defaultValue={order.cancellation?.message}
        />
        <FormAlert>{failure?.message}</FormAlert>
        <CancelButtons
          close={close}
          cancelled={cancelled}
          over={failure?.over ?? false}
          sending={sending}
        />
      </form>
    </Dialog>
  );
}

function CancelButtons({
  close,
  cancelled,
  over,
  sending,
}: {
  close: () => void;
  cancelled: boolean;
  over: boolean;
  sending: boolean;
}) {
  const t = useTranslations('order');
  return (
    <div className="flex flex-wrap justify-end gap-2">
      <button type="button" onClick={close} className="button button-quiet max-sm:w-full">
        {cancelled || over ? t('back') : t('keep')}
      </button>
      {!over && (
        <WorkButton
          busy={sending}
          className={`button max-sm:w-full ${cancelled ? 'button-primary' : 'bg-drop text-ground'}`}
        >
          {cancelled ? t('save') : t('cancel')}
        </WorkButton>
      )}
    </div>
  );
}
