import { useTranslations } from 'use-intl';
import { EmptyState } from '#web/ui/message/empty-state.tsx';

/** An empty cart, and where to start. On a phone it takes the rest of the screen. */
export function CartIsEmpty() {
  const t = useTranslations('cart');
  return (
    <div className="max-md:grid max-md:min-h-[46svh] max-md:content-center">
      <EmptyState text={t('empty')} detail={t('empty-detail')} to="/" action={t('shop')} />
    </div>
  );
}
