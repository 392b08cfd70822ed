import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { DeskData } from '#web/desk/parts/desk-call.ts';
import { DeskIcon } from '#web/desk/parts/desk-icon.tsx';

type Left = DeskData<'sellerToday.read'>['left'];
const PATHS: Record<Left[number], string> = {
  logo: '/seller/store',
  cover: '/seller/store',
  about: '/seller/store',
  policies: '/seller/store',
  trader: '/seller/trader',
  payee: '/seller/payee',
  shipping: '/seller/shipping/new',
  product: '/seller/products/new',
  facts: '/seller/products?view=facts',
};

/** What a new store lacks before it can sell, each with a link. */
export function LeftToDo({ left }: { left: Left }) {
  const t = useTranslations('seller');
  return (
    <section aria-label={t('missing')} className="card mb-6">
      <h2 className="p-4 text-base font-semibold">{t('missing')}</h2>
      <ul>
        {left.map((name) => (
          <li key={name} className="border-t border-line">
            <Link
              to={PATHS[name]}
              className="flex min-h-14 items-center gap-3 px-4 py-2 hover:text-primary"
            >
              <span
                aria-hidden
                className="size-5 shrink-0 rounded-full border-2 border-dashed border-ink-2"
              />
              <span className="min-w-0 flex-1">{t(`missing-${name}`)}</span>
              <DeskIcon name="chevron-right" className="icon-mirror" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
