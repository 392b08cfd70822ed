import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { hideIfClosed, useClosed } from '#web/storefront/frame/use-closed.ts';
import { Icon } from '#web/ui/icon.tsx';
import { sourcePath } from '#web/ui/links.ts';
import { useSite } from '#web/ui/site.ts';

/** What the owner announces, above everything. */
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
        <Link
          to={sourcePath(topBanner, 'banner')}
          className={
            'shell flex min-h-10 items-center justify-center ' +
            'gap-2 py-1.5 pe-12 text-center hover:underline'
          }
        >
          <span className="font-semibold">{topBanner.title}</span>
          <span className="hidden text-ink-2 sm:inline">{topBanner.detail}</span>
        </Link>
        {topBanner.closable === 1 && (
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
        )}
      </aside>
      <script dangerouslySetInnerHTML={{ __html: hideIfClosed(name) }} />
    </>
  );
}
