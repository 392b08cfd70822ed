import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useMay } from '#web/desk/frame/who.ts';
import type { OpenedOrder } from '#web/desk/orders/use-order.ts';

/** Who bought it, and the address. */
export function BuyerCard({ opened: { order, customer } }: { opened: OpenedOrder }) {
  const t = useTranslations('desk-order');
  const may = useMay();
  const { name, email, phone, lines, delivery_instruction: instruction } = order.address;
  return (
    <section aria-label={t('buyer')} className="card grid grid-cols-1 gap-2 p-4 text-sm">
      <h2 className="text-base font-semibold">{t('buyer')}</h2>
      <p className="font-semibold">
        {customer && may('adminCustomer.open') ? (
          <Link to={`/admin/customers/${customer.id}`} className="link">
            {customer.name || name}
          </Link>
        ) : (
          name || t('erased')
        )}
      </p>
      <p className="text-ink-2">
        {customer ? t('orders-of', { count: customer.orders }) : t('guest')}
      </p>
      {email && (
        <a href={`mailto:${email}`} className="link break-all">
          <bdi>{email}</bdi>
        </a>
      )}
      {phone && (
        <a href={`tel:${phone}`} className="link">
          <bdi>{phone}</bdi>
        </a>
      )}
      <h3 className="mt-2 font-semibold">{t('ships-to')}</h3>
      <address className="not-italic">
        {lines.map((line) => (
          <span key={line} className="block">
            <bdi>{line}</bdi>
          </span>
        ))}
      </address>
      {instruction && <p dir="auto">{instruction}</p>}
    </section>
  );
}
