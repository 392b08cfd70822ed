import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Parcel } from '#web/desk/orders/parcel-card.tsx';
import type { Faults, OrderState } from '#web/desk/orders/use-order.ts';
import { FormDialog } from '#web/desk/parts/form-dialog.tsx';
import { named } from '#web/desk/parts/named.ts';
import { Field } from '#web/ui/form/field.tsx';

export type Action = Parcel['actions'][number];
type Props = { parcel: Parcel; action: Action; state: OrderState; close: () => void };

const CALLS = {
  confirm: 'parcel.confirm',
  'pick-up': 'parcel.pickUp',
  send: 'parcel.send',
  deliver: 'parcel.deliver',
  cancel: 'parcel.cancel',
} as const;

/** Asks for the input of a parcel's step, and takes the step. */
export function ParcelStep({ parcel, action, state, close }: Props) {
  const t = useTranslations('desk-order');
  const step = useTranslations('parcel-state');
  const [values, setValues] = useState({ carrier: '', number: '', note: '' });
  const [faults, setFaults] = useState<Faults>({});
  const line = (name: keyof typeof values, label: string, hint?: string) => (
    <Field label={label} hint={hint} fault={faults[name]} alert>
      {(control) => (
        <input
          {...control}
          value={values[name]}
          dir={name === 'number' ? 'ltr' : 'auto'}
          placeholder=" "
          onChange={({ target }) => setValues({ ...values, [name]: target.value })}
          className="field"
        />
      )}
    </Field>
  );
  const finish = async () => {
    const refused = await state.act(CALLS[action], { id: parcel.id, ...values });
    if (refused) setFaults(refused);
    else close();
  };
  return (
    <FormDialog
      title={named(step(`act-${action}`), parcel.store.name)}
      done={step(`act-${action}`)}
      finish={() => void finish()}
      waits={state.waits}
      stay={action === 'cancel' ? t('cancel-not') : undefined}
      close={close}
    >
      {action === 'send' && line('carrier', t('carrier'))}
      {action === 'send' && line('number', t('tracking'))}
      {line('note', t('note'), action === 'cancel' ? t('cancel-hint') : t('step-hint'))}
    </FormDialog>
  );
}
