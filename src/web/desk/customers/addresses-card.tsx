import { useTranslations } from 'use-intl';
import type { OpenedCustomer } from '#web/desk/customers/customer-page.tsx';

/** A customer's addresses, the last chosen first. */
export function AddressesCard({ customer: { addresses } }: { customer: OpenedCustomer }) {
  const t = useTranslations('desk-customer');
  return (
    <section aria-label={t('addresses')} className="card grid grid-cols-1 gap-3 p-4 text-sm">
      <h2 className="text-base font-semibold">{t('addresses')}</h2>
      {addresses.length === 0 && <p className="text-ink-2">{t('no-addresses')}</p>}
      <ul className="grid gap-4 sm:grid-cols-2">
        {addresses.map(({ id, name, phone, lines }) => (
          <li key={id}>
            <address className="not-italic">
              <strong className="block font-medium">{name}</strong>
              {lines.map((line) => (
                <span key={line} className="block">
                  <bdi>{line}</bdi>
                </span>
              ))}
              <bdi className="text-ink-2">{phone}</bdi>
            </address>
          </li>
        ))}
      </ul>
    </section>
  );
}
