import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { usePromotion } from '#web/storefront/frame/use-promotion.ts';
import { Icon } from '#web/ui/icon.tsx';
import { sourcePath } from '#web/ui/links.ts';
import { Picture } from '#web/ui/picture.tsx';

/** What the owner promotes: a card in the corner, once, to somebody who is looking around. */
export function Promotion() {
  const t = useTranslations('header');
  const { shown, close } = usePromotion();
  if (!shown) return null;
  return (
    <aside aria-label={shown.title} className="promotion card shadow-float">
      <Picture
        name={shown.image}
        alt=""
        sizes="96px"
        width={96}
        height={96}
        className="size-24 shrink-0 rounded object-cover max-sm:hidden"
      />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{shown.title}</p>
        <p className="text-sm text-ink-2">{shown.detail}</p>
        <Link
          to={sourcePath(shown, 'banner')}
          onClick={close}
          className="link inline-flex min-h-9 items-center text-sm font-semibold"
        >
          {shown.action}
        </Link>
      </div>
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
