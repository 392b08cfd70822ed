import { useRef, useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import { useRefusal } from '#web/ui/cart/use-totals.ts';
import { focusField, readFields } from '#web/ui/form/read-fields.ts';
import { useProof } from '#web/storefront/order/payment/use-proof.ts';
import { writtenAmount } from '#web/storefront/order/payment/written-amount.ts';
import { sendForm } from '#web/ui/files/send-form.ts';
import { usePrice, useSite } from '#web/ui/site.ts';
import { toast } from '#web/ui/toasts.tsx';

const FIELDS = [
  'trans_id',
  'amount',
  'paid_on',
  'bank_name',
  'account_name',
  'account_number',
  'branch_name',
] as const;
type Fields = Partial<Record<(typeof FIELDS)[number], string>>;
type Wrong = { trans_id?: string; amount?: string; paid_on?: string };
type TransferToReport = { orderId: number; due: number; first: string; filed: () => void };

/**
 * The errors of a form that reports a transfer, and the progress of sending (0 to 1). The input
 * stays until the server has accepted it.
 */
export function useTransferForm({ orderId, due, first, filed }: TransferToReport) {
  const fieldOf = useFieldOf();
  const check = useCheck(due, first);
  const { words } = useRefusal();
  const proof = useProof();
  const [wrong, setWrong] = useState<Wrong>({});
  const [failed, setFailed] = useState('');
  const [sent, setSent] = useState<number | null>(null);
  const sending = useRef(false);
  const show = (form: HTMLFormElement, field: string, message: string) => {
    if (field === 'proof') proof.blame(message);
    else setWrong({ [field]: message });
    focusField(form, field);
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (sending.current) return;
    const { fields, faults } = check(form);
    const [fault] = Object.keys(faults);
    setWrong(faults);
    setFailed('');
    if (fault) return focusField(form, fault);
    sending.current = true;
    setSent(0);
    const body = formOf(orderId, fields, proof.chosen?.file);
    const answer = await sendForm('orderPayment.tellTransfer', body, setSent);
    sending.current = false;
    setSent(null);
    if (answer.ok) {
      toast('success', answer.message);
      return filed();
    }
    const field = fieldOf(answer.message);
    if (field) show(form, field, answer.message);
    else setFailed(words(answer));
  };
  return { wrong, failed, sent, proof, submit };
}

/** Checks a form: returns its fields in the form that the API takes, and their errors. */
function useCheck(due: number, first: string) {
  const t = useTranslations('owed');
  const refusal = useTranslations('refusal');
  const write = usePrice();
  const { currency_exponent: exponent } = useSite().money;
  return (form: HTMLFormElement): { fields: Fields; faults: Wrong } => {
    const fields = readFields(form, FIELDS);
    const faults: Wrong = {};
    const day = fields.paid_on ?? '';
    if (!fields.trans_id) faults.trans_id = refusal('required', { field: t('trans-id') });
    if (fields.amount) {
      const amount = writtenAmount(fields.amount, exponent);
      if (amount) fields.amount = amount;
      else faults.amount = t('sent-amount-wrong', { example: write(due) });
    }
    if (isHalf(form)) faults.paid_on = refusal('invalid-input', { field: t('sent-day') });
    if (day > localDay(new Date())) faults.paid_on = refusal('transfer-day-ahead');
    if (day && day < first) faults.paid_on = refusal('transfer-day-early');
    return { fields, faults };
  };
}

/** The field that a refusal is about. */
function useFieldOf(): (message: string) => string | null {
  const refusal = useTranslations('refusal');
  return (message) => {
    const days = [refusal('transfer-day-ahead'), refusal('transfer-day-early')];
    const files = [
      refusal('proof-one'),
      refusal('proof-unreadable'),
      refusal('proof-not-plain'),
      refusal('proof-too-large', { most: 5 }),
    ];
    if (message === refusal('transfer-used')) return 'trans_id';
    if (days.includes(message)) return 'paid_on';
    return files.includes(message) ? 'proof' : null;
  };
}

/** Whether a date is incomplete, which browsers do not report. */
function isHalf(form: HTMLFormElement): boolean {
  const field = form.elements.namedItem('paid_on');
  return field instanceof HTMLInputElement && field.validity.badInput;
}

/** The day of a moment (ISO) in the reader's time zone. */
export function localDay(moment: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}

function formOf(orderId: number, fields: Fields, proof: File | undefined): FormData {
  const form = new FormData();
  form.set('id', String(orderId));
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  if (proof) form.set('proof', proof);
  return form;
}
