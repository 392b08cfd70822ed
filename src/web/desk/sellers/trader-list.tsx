import type { ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { inRow } from '#web/desk/parts/in-row.ts';
import type { DeskData } from '#web/desk/parts/desk-call.ts';
import { useCountryNames } from '#web/desk/sellers/use-country-names.ts';

type Trader = Pick<
  DeskData<'adminTrader.read'>,
  keyof DeskData<'adminTrader.read'> & keyof DeskData<'sellerTrader.open'>
>;

/** The facts about the trader behind a store, read-only. */
export function TraderList({ trader }: { trader: Trader }) {
  const t = useTranslations('trader');
  const countryOf = useCountryNames();
  const { address_1, address_2, zip, city, country, payee } = trader;
  const address = [address_1, address_2, `${zip} ${city}`.trim(), country && countryOf([country])];
  const register = `${trader.register_name} ${trader.register_number}`.trim();
  return (
    <dl className="grid gap-3 text-sm">
      <Fact name={t('legal-name')}>{trader.legal_name}</Fact>
      <Fact name={t('name-address')}>{inRow(address)}</Fact>
      <Fact name={t('phone')}>{trader.trader_phone}</Fact>
      <Fact name={t('mail')}>{trader.trader_mail}</Fact>
      <Fact name={t('register-name')}>{trader.unregistered ? t('unregistered') : register}</Fact>
      <Fact name={t('tax-number')}>{trader.tax_number}</Fact>
      <Fact name={t('vat-id')}>{trader.vat_number}</Fact>
      <Fact name={t('account')}>{payee.iban && `${payee.name}, ${payee.iban}`}</Fact>
      <Fact name={t('certify')}>
        {trader.certified_at && <Certified at={trader.certified_at} />}
      </Fact>
    </dl>
  );
}

function Certified({ at }: { at: string }) {
  const t = useTranslations('trader');
  const format = useFormatter();
  return (
    <>
      {t('certified')} · {format.dateTime(new Date(at), { dateStyle: 'medium' })}
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-ink-2">{name}</dt>
      <dd className="break-words">
        <bdi>{children || '–'}</bdi>
      </dd>
    </div>
  );
}
