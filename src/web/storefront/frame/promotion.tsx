import { useTranslations } from 'use-intl';
import { PromotionCard } from '#web/storefront/frame/promotion-card.tsx';
import { usePromotion } from '#web/storefront/frame/use-promotion.ts';
import { Icon } from '#web/ui/icon.tsx';

/** The owner's promotion: a card in the corner, shown once, to people who are browsing. */
export function Promotion() {
  const t = useTranslations('header');
  const { shown, close } = usePromotion();
  if (!shown) return null;
  return (
    <aside aria-label={shown.title} className="promotion card shadow-float">
      <PromotionCard banner={shown} follow={close} />
      <button
        type="button"
        onClick={close}
        aria-label={t('close')}
        className="grid size-9 shrink-0 place-items-center rounded-full hover:bg-ground-3"
      >
        <Icon name="x" size={18} />
      </button>
    </aside>
  );
}
