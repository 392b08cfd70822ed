import { useTranslations } from 'use-intl';
import { Box } from '#web/ui/cart/line-trouble.tsx';
import { Icon } from '#web/ui/icon.tsx';

type Props = { methods: number[] | null; failed: boolean; again: () => void; chosen: number | null; onChoose: (method: number) => void; refused: string | null };

/** How to pay. */
export function PaymentChoice({ methods, failed, again, chosen, onChoose, refused }: Props) {
  const t = useTranslations('checkout');
  const refusal = useTranslations('refusal');
  const trouble = useTranslations('trouble');
  return (
    <section aria-labelledby="payment" className="card p-4 md:p-5">
      <h2 id="payment" className="mb-3 text-lg">{t('payment')}</h2>
      {methods === null ? (failed ? <Box fixes={<button type="button" onClick={again} className="min-h-8 font-semibold underline">{t('again')}</button>}>{trouble('api-down')}</Box> : <div aria-hidden className="skeleton h-20 noscript:hidden" />)
        : methods.length === 0 ? <Box>{refusal('method-unavailable')}</Box> : (
          <fieldset className="grid gap-2">
            <legend className="sr-only">{t('payment')}</legend>
            {methods.map((method) => (
              <label key={method} className={`flex items-start gap-3 rounded border p-3 ${method === chosen ? 'border-primary bg-primary-tint' : 'border-line'}`}>
                <input type="radio" name="method" checked={method === chosen} onChange={() => onChoose(method)} className="mt-0.5 size-5 shrink-0 accent-primary" />
                <span className="grow"><span className="block font-semibold">{t('cash-on-delivery')}</span><span className="text-sm text-ink-2">{t('cash-detail')}</span></span>
                <Icon name="banknote" size={24} className="shrink-0 text-ink-2" />
              </label>
            ))}
          </fieldset>
        )}
      <div role="status">{refused && <Box>{refused}</Box>}</div>
    </section>
  );
}
