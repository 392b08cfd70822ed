import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Faults, OpenedOrder, OrderState } from '#web/desk/orders/use-order.ts';
import { FormDialog } from '#web/desk/parts/form-dialog.tsx';
import { useMoney } from '#web/desk/parts/use-amounts.ts';
import { Field } from '#web/ui/form/field.tsx';

type Props = { opened: OpenedOrder; state: OrderState };

/** Cancels the whole order, after saying what that means. */
export function CancelButton({ opened: { order, parcels }, state }: Props) {
  const t = useTranslations('desk-order');
  const money = useMoney();
  const [open, setOpen] = useState(false);
  const [note, setNote] = useState('');
  const [faults, setFaults] = useState<Faults>({});
  const count = parcels.filter(({ cancelled }) => cancelled === 0).length;
  const back = order.pay.state === 'paid' ? order.live_amount : 0;
  const finish = async () => {
    const refused = await state.act('adminOrder.cancel', { id: order.id, note });
    if (refused) setFaults(refused);
    else setOpen(false);
  };
  return (
    <>
      <button type="button" onClick={() => setOpen(true)} className="button button-quiet">
        {t('cancel-order')}
      </button>
      {open && (
        <FormDialog
          title={t('cancel-order')}
          done={t('cancel-order')}
          finish={() => void finish()}
          waits={state.waits}
          stay={t('cancel-not')}
          close={() => setOpen(false)}
        >
          <p className="text-sm">
            {t('cancel-means', { count })}{' '}
            {back > 0 && t('cancel-back', { amount: money(back, order.currency) })}
          </p>
          <Field label={t('reason')} hint={t('cancel-hint')} fault={faults.note} alert>
            {(control) => (
              <input
                {...control}
                value={note}
                dir="auto"
                placeholder=" "
                onChange={({ target }) => setNote(target.value)}
                className="field"
              />
            )}
          </Field>
        </FormDialog>
      )}
    </>
  );
}
