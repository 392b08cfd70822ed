import { useTranslations } from 'use-intl';
import { EmptyState } from '#web/ui/message/empty-state.tsx';
import { ForYou } from '#web/ui/product/for-you.tsx';
import { RecentlyViewed } from '#web/ui/product/recently-viewed.tsx';

/** A cart with nothing in it: where to begin, and what may please. */
export default function EmptyCart() {
  const t = useTranslations('cart');
  return (
    <>
      <EmptyState text={t('empty')} detail={t('empty-detail')} to="/" action={t('shop')} />
      <RecentlyViewed />
      <ForYou />
    </>
  );
}
