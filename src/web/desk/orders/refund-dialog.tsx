// Refunds money: items of lines or an amount, after showing the effect on the books.
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { plainNumber } from '#web/desk/edit/plain-number.ts';
import { RefundPieces } from '#web/desk/orders/refund-pieces.tsx';
import { RefundTrial } from '#web/desk/orders/refund-trial.tsx';
import { useRefund } from '#web/desk/orders/use-refund.ts';
import type { Faults, OpenedOrder, OrderState } from '#web/desk/orders/use-order.ts';
import { FormDialog } from '#web/desk/parts/form-dialog.tsx';
import { useMoney } from '#web/desk/parts/use-amounts.ts';
import { Field } from '#web/ui/form/field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';

type Props = { opened: OpenedOrder; state: OrderState; close: () => void };

export function RefundDialog({ opened, state, close }: Props) {
  const t = useTranslations('desk-order');
  const money = useMoney();
  const { order, left } = opened;
  const [reason, setReason] = useState('');
  const [faults, setFaults] = useState<Faults>({});
  const { wish, change, input, trial, problem, retry } = useRefund(order.id);
  const amount = trial ? money(trial.amount, trial.currency) : '';
  const finish = async () => {
    if (!trial) return retry();
    const sent = { ...input, reason, amount_left: String(trial.left) };
    const refused = await state.act('refund.ask', sent);
    if (!refused) return close();
    setFaults(refused);
    retry(); // somebody else may have refunded money: reloads what is left
  };
  return (
    <FormDialog
      title={t('refund')}
      done={trial ? t(trial.waiting ? 'refund-ask' : 'refund-do', { amount }) : t('refund')}
      finish={() => void finish()}
      waits={state.waits}
      unready={!(trial || problem)}
      close={close}
    >
      <p className="text-sm text-ink-2">
        {t('refund-left', { amount: money(left, order.currency) })}
      </p>
      <RefundPieces {...{ opened, wish, change }} />
      <Field label={t('refund-amount')} hint={t('refund-amount-hint')} fault={faults.amount} alert>
        {(control) => (
          <input
            {...control}
            inputMode="decimal"
            dir="ltr"
            value={wish.amount}
            onChange={({ target }) =>
              change({ pieces: {}, back: false, amount: plainNumber(target.value) })
            }
            className="field"
          />
        )}
      </Field>
      <TextField
        name="reason"
        label={t('reason')}
        hint={t('refund-reason-hint')}
        fault={faults.reason}
        value={reason}
        onText={setReason}
      />
      {problem && (
        <p role="alert" className="text-sm text-drop">
          {problem}
        </p>
      )}
      {trial && <RefundTrial trial={trial} />}
    </FormDialog>
  );
}
