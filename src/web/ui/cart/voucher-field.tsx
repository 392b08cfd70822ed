import { Suspense, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { CartLine } from '#contract/cart-line.ts';
import type { Totals } from '#market/pricing/totals.ts';
import { ChosenVoucherCard } from '#web/ui/cart/chosen-voucher.tsx';
import { applyVoucher, dropVoucher, voucher, voucherFault } from '#web/ui/cart/voucher.ts';
import { FieldFault } from '#web/ui/form/field-fault.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { useReactiveState } from '#web/ui/reactive-state.ts';

const VoucherOffers = lazyPart(() => import('#web/ui/cart/voucher-offers.tsx'));

/** The chosen voucher, a field for a code that is tried at once, and the available vouchers. */
export default function VoucherField({ lines, totals }: { lines: CartLine[]; totals: Totals }) {
  const t = useTranslations('checkout');
  const chosen = useReactiveState(voucher);
  const field = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  const remove = () => {
    dropVoucher();
    field.current?.focus();
  };
  return (
    <div>
      <div role="status">
        {chosen && <ChosenVoucherCard chosen={chosen} totals={totals} onRemove={remove} />}
      </div>
      <CodeForm field={field} />
      <button
        type="button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className="link inline-flex min-h-11 items-center gap-1 text-sm font-semibold"
      >
        {t('voucher-offers')}
        <Icon name="chevron-down" size={16} className={open ? 'rotate-180' : ''} />
      </button>
      {open && (
        <Suspense fallback={<div aria-hidden className="skeleton h-24" />}>
          <VoucherOffers lines={lines} />
        </Suspense>
      )}
    </div>
  );
}

function CodeForm({ field }: { field: React.RefObject<HTMLInputElement | null> }) {
  const t = useTranslations('checkout');
  const [typed, setTyped] = useState('');
  const [busy, setBusy] = useState(false);
  const fault = useFault();
  // leaving the field applies it too, so that a typed code is never forgotten when ordering
  const apply = async () => {
    if (!typed.trim() || busy) return;
    setBusy(true);
    await applyVoucher(typed);
    setBusy(false);
    if (!voucherFault.get()) setTyped('');
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void apply();
      }}
    >
      <label htmlFor="voucher" className="mb-1.5 block text-sm font-semibold">
        {t('voucher')}
      </label>
      <div className="flex max-w-md gap-2">
        <input
          id="voucher"
          ref={field}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            voucherFault.set(null);
          }}
          onBlur={() => void apply()}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          dir="ltr"
          aria-invalid={fault !== null}
          aria-describedby="voucher-refused"
          className="field min-w-0 rtl:text-end"
        />
        <button type="submit" aria-busy={busy} className="button button-quiet shrink-0">
          {t('apply')}
        </button>
      </div>
      <FieldFault id="voucher-refused">{fault}</FieldFault>
    </form>
  );
}

/** Why the last code does not fit, or was removed. */
function useFault(): string | null {
  const t = useTranslations('checkout');
  const trouble = useTranslations('trouble');
  const fault = useReactiveState(voucherFault);
  if (!fault) return null;
  const reason = fault.text || trouble('api-down');
  return fault.taken ? t('voucher-taken', { code: fault.code, reason }) : reason;
}
