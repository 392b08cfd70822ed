import { useTranslations } from 'use-intl';
import { orderMethod } from '#contract/constants.ts';
import { FieldCard } from '#web/desk/edit/fields.tsx';
import { useWho } from '#web/desk/frame/who.ts';
import { usePayWords } from '#web/desk/pay/use-pay-words.ts';
import { useMoney } from '#web/desk/parts/use-amounts.ts';
import type { Taking, Trial } from '#web/desk/taking/use-taking.ts';
import { FieldFault } from '#web/ui/form/field-fault.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { WorkButton } from '#web/ui/form/work-button.tsx';

/** The payment method, the total and the language of the order; and placing it. */
export function TakingPay({ taking }: { taking: Taking }) {
  const t = useTranslations('desk-taking');
  const words = useTranslations('desk');
  const { taken, change, trial, waits, placing, faults, finish } = taking;
  const tried = trial?.ok ? trial.data : null;
  const paymentMethod = tried?.methods.find(({ method }) => method === taken.method);
  const open =
    tried !== null &&
    tried.lines.length > 0 &&
    tried.gone.length === 0 &&
    tried.lines.every(({ fault }) => !fault) &&
    !tried.voucher_fault &&
    paymentMethod?.open === true;
  const wrong = faults.order || (trial && !trial.ok ? trial.message || words('no-network') : '');
  return (
    <FieldCard title={t('payment')}>
      <Field label={t('voucher')} fault={tried?.voucher_fault || undefined} alert>
        {(control) => (
          <input
            {...control}
            dir="ltr"
            value={taken.voucher}
            onChange={({ target }) => change({ voucher: target.value })}
            className="field"
          />
        )}
      </Field>
      <Ways taking={taking} tried={tried} />
      <Language taking={taking} />
      {tried && <Sums tried={tried} />}
      <FieldFault>{wrong}</FieldFault>
      <WorkButton
        type="button"
        busy={placing}
        closed={!open || waits}
        onClick={() => void finish()}
        className="button button-primary"
      >
        {t('place')}
      </WorkButton>
      <p className="text-sm text-ink-2">{t(meansOf(taken.method))}</p>
    </FieldCard>
  );
}

/** What happens after placing it. */
const meansOf = (method: number | null) =>
  method === null
    ? 'means-choose'
    : method === orderMethod.cashOnDelivery
      ? 'means-cash'
      : method === orderMethod.bank
        ? 'means-bank'
        : 'means-link';

function Ways({ taking, tried }: { taking: Taking; tried: Trial | null }) {
  const t = useTranslations('desk-taking');
  const money = useMoney();
  const { methodName } = usePayWords();
  const nameOf = (method: number) =>
    method === orderMethod.cashOnDelivery || method === orderMethod.bank
      ? methodName(method)
      : t('by-link', { name: methodName(method) });
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 text-sm font-semibold">{t('paid-by')}</legend>
      {tried?.methods.map(({ method, fee, open }) => (
        <label key={method} className="flex min-h-11 items-center gap-3 text-sm">
          <input
            type="radio"
            name="method"
            value={method}
            checked={taking.taken.method === method}
            disabled={!open}
            onChange={() => taking.change({ method })}
            className="size-5"
          />
          <span>
            {nameOf(method)}
            {fee > 0 && <span className="text-ink-2"> + {money(fee)}</span>}
            {!open && <span className="block text-xs text-ink-2">{t('not-open')}</span>}
          </span>
        </label>
      ))}
      {tried?.methods.length === 0 && <p className="text-sm">{t('no-methods')}</p>}
    </fieldset>
  );
}

/** The language of the letters to the customer. */
function Language({ taking: { taken, change } }: { taking: Taking }) {
  const t = useTranslations('desk-taking');
  const { market } = useWho();
  return (
    <Field label={t('language')} hint={t('language-hint')}>
      {(control) => (
        <select
          {...control}
          value={taken.language}
          onChange={({ target }) => change({ language: target.value })}
          className="field"
        >
          {market.languages
            .filter(({ enabled }) => enabled)
            .map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
        </select>
      )}
    </Field>
  );
}

function Sums({ tried: { sums, currency } }: { tried: Trial }) {
  const t = useTranslations('desk-order');
  const money = useMoney();
  const rows: [string, number][] = [
    [t('bundle'), -sums.bundle_offer],
    [t('voucher'), -sums.voucher_price],
    [t('shipping'), sums.shipping_price],
    [t('fee'), sums.fee],
    [t('tax'), sums.tax],
  ];
  const shown = [[t('subtotal'), sums.subtotal] as const, ...rows.filter(([, sum]) => sum !== 0)];
  return (
    <dl className="grid gap-1 text-sm" aria-live="polite">
      {shown.map(([name, amount]) => (
        <div key={name} className="flex justify-between gap-4">
          <dt className="text-ink-2">{name}</dt>
          <dd className="figures">{money(amount, currency)}</dd>
        </div>
      ))}
      <div className="flex justify-between gap-4 border-t border-line pt-1 font-semibold">
        <dt>{t('total')}</dt>
        <dd className="figures">{money(sums.total_price, currency)}</dd>
      </div>
    </dl>
  );
}
