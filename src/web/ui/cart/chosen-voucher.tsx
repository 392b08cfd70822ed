import { useTranslations } from 'use-intl';
import { toMinor } from '#base/money.ts';
import type { Totals } from '#market/pricing/totals.ts';
import { useMoney } from '#web/ui/cart/use-totals.ts';
import type { ChosenVoucher } from '#web/ui/cart/voucher.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useSite } from '#web/ui/site.ts';

type Props = { chosen: ChosenVoucher; totals: Totals; onRemove: () => void };

/** The chosen voucher with its discount, or why it gives none at present. */
export function ChosenVoucherCard({ chosen: { code, terms }, totals, onRemove }: Props) {
  const t = useTranslations('checkout');
  const write = useMoney();
  const counts = totals.voucher > 0;
  return (
    <div
      className={
        'mb-3 flex items-center gap-2 rounded border border-dashed ps-3 ' +
        (counts ? 'border-good' : 'border-line-2')
      }
    >
      <Icon
        name={counts ? 'circle-check' : 'circle-exclamation-point'}
        size={18}
        className={`shrink-0 ${counts ? 'text-good' : 'text-warn'}`}
      />
      <p className="min-w-0 grow py-2 text-sm">
        <bdi dir="ltr" className="font-semibold break-all">
          {code}
        </bdi>
        <span className="block text-ink-2">
          {counts ? (
            t.rich('voucher-takes', { price: () => <bdi>{write(totals.voucher)}</bdi> })
          ) : (
            <Missing terms={terms} spend={totals.spend} />
          )}
        </span>
      </p>
      <button
        type="button"
        onClick={onRemove}
        aria-label={t('voucher-remove', { code })}
        className="grid size-11 shrink-0 place-items-center rounded text-ink-2 hover:text-drop"
      >
        <Icon name="x" size={18} />
      </button>
    </div>
  );
}

/** What the ticked lines lack for a voucher. */
export function Missing({ terms, spend }: { terms: ChosenVoucher['terms']; spend: number }) {
  const t = useTranslations('checkout');
  const write = useMoney();
  const { currency_exponent: exponent } = useSite().money;
  const { store } = terms;
  const missing = (toMinor(terms.min_spend, exponent) ?? 0) - spend;
  const price = () => <bdi>{write(missing)}</bdi>;
  const name = () => <bdi>{store?.name}</bdi>;
  if (terms.lines && spend === 0) return t('voucher-other-goods');
  if (store && (spend === 0 || missing <= 0)) return t.rich('voucher-of-store', { name });
  return store
    ? t.rich('voucher-missing-store', { price, name })
    : t.rich('voucher-missing', { price });
}
