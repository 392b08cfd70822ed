import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Faults, OpenedOrder, OrderState } from '#web/desk/orders/use-order.ts';
import { FormDialog } from '#web/desk/parts/form-dialog.tsx';
import { Field } from '#web/ui/form/field.tsx';

type Props = { opened: OpenedOrder; state: OrderState };

/** Records that a transfer for the order has arrived. */
export function ReceiveButton({ opened: { order }, state }: Props) {
  const t = useTranslations('desk-order');
  const [open, setOpen] = useState(false);
  const [values, setValues] = useState({ amount: String(order.pay.due), reference: '', note: '' });
  const [faults, setFaults] = useState<Faults>({});
  const field = (name: keyof typeof values, label: string, hint?: string) => (
    <Field label={label} hint={hint} fault={faults[name]} alert>
      {(control) => (
        <input
          {...control}
          value={values[name]}
          dir={name === 'note' ? 'auto' : 'ltr'}
          placeholder=" "
          onChange={({ target }) => setValues({ ...values, [name]: target.value })}
          className="field"
        />
      )}
    </Field>
  );
  const finish = async () => {
    const refused = await state.act('receipt.receive', { id: order.id, ...values });
    if (refused) setFaults(refused);
    else setOpen(false);
  };
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="button button-quiet justify-self-start"
      >
        {t('receive')}
      </button>
      {open && (
        <FormDialog
          title={t('receive')}
          done={t('receive-done')}
          finish={() => void finish()}
          waits={state.waits}
          close={() => setOpen(false)}
        >
          {field('amount', t('amount'))}
          {field('reference', t('bank-reference'), t('bank-reference-hint'))}
          {field('note', t('note'))}
        </FormDialog>
      )}
    </>
  );
}
