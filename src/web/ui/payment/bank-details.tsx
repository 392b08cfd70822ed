import { useTranslations } from 'use-intl';
import { CopyButton } from '#web/ui/copy-button.tsx';
import type { PaymentGateway } from '#web/ui/payment/payment-methods.ts';

const DETAIL = 'figures flex items-center justify-between gap-2';

/** `copied`: the text in the form for a bank's own fields, if that differs. */
export type BankDetail = { name: string; text: string; copied?: string; strong?: boolean };

/** The shop's account, as far as the owner entered it. */
export function useBankDetails(gateway: PaymentGateway): BankDetail[] {
  const t = useTranslations('owed');
  return [
    { name: t('bank-name'), text: gateway.bank_name },
    { name: t('branch-name'), text: gateway.branch_name },
    { name: t('account-name'), text: gateway.account_name },
    { name: t('account-number'), text: gateway.account_number },
  ].filter(({ text }) => text);
}

/** The details of a transfer, each with a button that copies it. */
export function BankDetails({ details }: { details: BankDetail[] }) {
  const t = useTranslations('owed');
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,18.5rem),1fr))] gap-x-6">
      {details.map(({ name, text, copied = text, strong = false }) => (
        <div key={name} className="min-w-0 border-b border-line py-1">
          <dt className="text-sm text-ink-2">{name}</dt>
          <dd className={`${DETAIL} ${strong ? 'font-bold' : 'font-semibold'}`}>
            <bdi className="min-w-0 select-all wrap-break-word">{text}</bdi>
            <CopyButton text={copied} label={t('copy-of', { what: name })} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
