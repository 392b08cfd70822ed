import { useTranslations } from 'use-intl';
import type { Order } from '#contract/order.ts';
import type { TransferReport } from '#contract/order-money.ts';
import { WorkButton } from '#web/ui/form/work-button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { FormAlert } from '#web/ui/form/form-alert.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { ProofChoice } from '#web/storefront/order/payment/proof-choice.tsx';
import { UploadProgress } from '#web/storefront/order/upload-progress.tsx';
import { localDay, useTransferForm } from '#web/storefront/order/payment/use-transfer-form.ts';
import { usePrice } from '#web/ui/site.ts';

const MOST = {
  trans_id: 100,
  amount: 20,
  bank_name: 120,
  account_name: 120,
  account_number: 60,
  branch_name: 120,
};

/**
 * Reports a transfer for an order, or corrects the report: one that is still undecided fills the
 * form. Only the bank's transaction id is required.
 */
export function TransferForm({ order, filed }: { order: Order; filed: () => void }) {
  const t = useTranslations('owed');
  const { transfer, due } = order.pay;
  const report = transfer?.state === 'waiting' ? transfer : null;
  const first = localDay(new Date(order.created_at));
  const { wrong, failed, sent, proof, submit } = useTransferForm({
    orderId: order.id,
    due,
    first,
    filed,
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <TransferFields order={order} report={report} first={first} wrong={wrong} />
      <ProofChoice
        chosen={proof.chosen}
        wrong={proof.wrong}
        take={(files) => void proof.take(files)}
        drop={proof.drop}
        existing={report?.proof ?? ''}
      />
      <SenderFields report={report} />
      <FormAlert>{failed}</FormAlert>
      <SendButton sending={sent !== null} />
      {sent !== null && (
        <UploadProgress share={sent} words={(percent) => t('sending', { percent })} />
      )}
    </form>
  );
}

type ReportedProps = { report: TransferReport | null };

/** The amount and the day of the transfer. */
function TransferFields({
  order,
  report,
  first,
  wrong,
}: ReportedProps & {
  order: Order;
  first: string;
  wrong: ReturnType<typeof useTransferForm>['wrong'];
}) {
  const t = useTranslations('owed');
  const write = usePrice();
  const { due } = order.pay;
  const optional = { optional: useTranslations('checkout')('optional') };
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <div className="sm:col-span-2 sm:max-w-md">
        <TextField
          label={t('trans-id')}
          name="trans_id"
          maxLength={MOST.trans_id}
          defaultValue={report?.trans_id}
          ltr
          hint={t('trans-id-hint')}
          fault={wrong.trans_id}
        />
      </div>
      <TextField
        label={t('sent-amount')}
        name="amount"
        maxLength={MOST.amount}
        inputMode="decimal"
        ltr
        defaultValue={report?.amount?.toString()}
        hint={due > 0 ? t('sent-amount-hint', { amount: write(due) }) : ''}
        fault={wrong.amount}
        {...optional}
      />
      <TextField
        label={t('sent-day')}
        name="paid_on"
        type="date"
        min={first}
        max={localDay(new Date())}
        defaultValue={report?.paid_on ?? ''}
        fault={wrong.paid_on}
        {...optional}
      />
    </div>
  );
}

/** The account that it was sent from. */
function SenderFields({ report }: ReportedProps) {
  const t = useTranslations('owed');
  const optional = { optional: useTranslations('checkout')('optional') };
  return (
    <fieldset className="grid gap-4 sm:grid-cols-2">
      <legend className="mb-2 text-sm text-ink-2">{t('from-account')}</legend>
      <TextField
        label={t('bank-name')}
        name="bank_name"
        maxLength={MOST.bank_name}
        defaultValue={report?.bank_name}
        {...optional}
      />
      <TextField
        label={t('account-name')}
        name="account_name"
        maxLength={MOST.account_name}
        autoComplete="name"
        defaultValue={report?.account_name}
        {...optional}
      />
      <TextField
        label={t('account-number')}
        name="account_number"
        maxLength={MOST.account_number}
        ltr
        defaultValue={report?.account_number}
        {...optional}
      />
      <TextField
        label={t('branch-name')}
        name="branch_name"
        maxLength={MOST.branch_name}
        defaultValue={report?.branch_name}
        {...optional}
      />
    </fieldset>
  );
}

function SendButton({ sending }: { sending: boolean }) {
  const t = useTranslations('owed');
  return (
    <WorkButton
      busy={sending}
      className="button button-primary aria-disabled:opacity-55 sm:self-start"
    >
      {!sending ? (
        t('verify')
      ) : (
        <>
          <Icon name="loader-circle" size={18} className="animate-spin" />
          {t('opening')}
        </>
      )}
    </WorkButton>
  );
}
