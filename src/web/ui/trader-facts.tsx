import { useTranslations } from 'use-intl';
import type { PublicTrader } from '#contract/trader.ts';

/** The trader behind a store, if the market shows it: Regulation (EU) 2022/2065, Article 30(7). */
export function TraderFacts({ trader, open = false }: { trader: PublicTrader; open?: boolean }) {
  const t = useTranslations('product');
  const { address, phone, mail, register_name: register, vat_number: vat } = trader;
  return (
    <details open={open} className="mt-3 max-w-prose text-sm">
      <summary className="min-h-6 cursor-pointer font-semibold">{t('trader')}</summary>
      <address className="mt-2 grid gap-1 break-words not-italic text-ink-2">
        <bdi className="font-semibold text-ink">{trader.legal_name}</bdi>
        {address.map((line) => (
          <bdi key={line}>{line}</bdi>
        ))}
        {phone && (
          <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className="link justify-self-start">
            <bdi className="ltr">{phone}</bdi>
          </a>
        )}
        {mail && (
          <a href={`mailto:${mail}`} className="link justify-self-start break-all">
            <bdi className="ltr">{mail}</bdi>
          </a>
        )}
        {trader.register_number && (
          <span>
            {t('trader-register')} <bdi>{`${register} ${trader.register_number}`.trim()}</bdi>
          </span>
        )}
        {vat && (
          <span>
            {t('trader-vat')} <bdi className="ltr">{vat}</bdi>
          </span>
        )}
        {trader.certified && <span>{t('trader-certified')}</span>}
      </address>
    </details>
  );
}
