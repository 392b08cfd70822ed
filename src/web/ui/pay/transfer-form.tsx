import { useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '#web/ui/api.ts';
import { useComplain } from '#web/ui/checkout/use-sums.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Field } from '#web/ui/page/field.tsx';
import { focusField, readFields } from '#web/ui/page/read-fields.ts';
import { toast } from '#web/ui/toasts.tsx';

const FIELDS = ['trans_id', 'bank_name', 'account_name', 'account_number', 'branch_name'] as const;
const MOST = { trans_id: 100, bank_name: 120, account_name: 120, account_number: 60, branch_name: 120 };

/** Says how an order was paid by transfer. Only the bank's transaction id is needed; what is wrong is said beside it. */
export function TransferForm({ orderId, transId, changed }: { orderId: number; transId?: string; changed: () => void }) {
  const t = useTranslations('owed');
  const c = useTranslations('checkout');
  const refusal = useTranslations('refusal');
  const { words } = useComplain();
  const [wrong, blame] = useState('');
  const [failed, fail] = useState('');
  const [sending, send] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget, fields = readFields(form, FIELDS), missing = fields.trans_id ? '' : refusal('required', { field: t('trans-id') });
    blame(missing);
    fail('');
    if (missing) return focusField(form, 'trans_id');
    if (sending) return;
    send(true);
    const answer = await call<'orderTransaction'>('POST', 'order/transaction', { id: orderId, ...fields });
    send(false);
    if (answer.ok) {
      toast('success', answer.message);
      return changed();
    }
    if (answer.message !== refusal('transfer-used')) return fail(words(answer));
    blame(answer.message);
    focusField(form, 'trans_id');
  };
  const optional = { optional: c('optional') };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <div className="max-w-md"><Field label={t('trans-id')} name="trans_id" maxLength={MOST.trans_id} defaultValue={transId} ltr hint={t('trans-id-hint')} wrong={wrong} /></div>
      <fieldset className="grid gap-4 sm:grid-cols-2">
        <legend className="mb-2 text-sm text-ink-2">{t('from-account')}</legend>
        <Field label={t('bank-name')} name="bank_name" maxLength={MOST.bank_name} {...optional} />
        <Field label={t('account-name')} name="account_name" maxLength={MOST.account_name} autoComplete="name" {...optional} />
        <Field label={t('account-number')} name="account_number" maxLength={MOST.account_number} ltr {...optional} />
        <Field label={t('branch-name')} name="branch_name" maxLength={MOST.branch_name} {...optional} />
      </fieldset>
      <p role="alert" className="rounded bg-drop-tint p-3 text-sm text-drop empty:hidden">{failed}</p>
      <button disabled={sending} className="button button-primary sm:self-start">{sending ? <><Icon name="loader-circle" size={18} className="animate-spin" />{t('opening')}</> : t('verify')}</button>
    </form>
  );
}
