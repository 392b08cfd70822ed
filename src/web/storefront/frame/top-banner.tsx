import { useTranslations } from 'use-intl';
import { TopStrip } from '#web/storefront/frame/top-strip.tsx';
import { hideIfClosed, useClosed } from '#web/storefront/frame/use-closed.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useSite } from '#web/ui/site.ts';

/** The owner's announcement, above everything. */
export function TopBanner() {
  const { topBanner } = useSite();
  const t = useTranslations('header');
  const name = `top-banner-${topBanner?.id}`;
  const [closed, close] = useClosed(name);
  if (!topBanner || closed) return null;
  return (
    <>
      <aside
        suppressHydrationWarning
        aria-label={t('announcement')}
        className="relative bg-primary-tint text-sm"
      >
        <TopStrip banner={topBanner}>
          <button
            type="button"
            onClick={close}
            aria-label={t('close')}
            className={
              'absolute end-2 top-1 grid size-8 place-items-center rounded-sm ' +
              'hover:bg-ground-3'
            }
          >
            <Icon name="x" size={18} />
          </button>
        </TopStrip>
      </aside>
      <script dangerouslySetInnerHTML={{ __html: hideIfClosed(name) }} />
    </>
  );
}
