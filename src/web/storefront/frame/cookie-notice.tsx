import { useTranslations } from 'use-intl';
import { hideIfClosed, useClosed } from '#web/storefront/frame/use-closed.ts';
import { ConsentNotice } from '#web/storefront/frame/consent-notice.tsx';
import { useSite } from '#web/ui/site.ts';

const NAME = 'cookie-notice';

/** Says what the shop stores in the browser: a line above the page, so that it covers nothing. */
export function CookieNotice() {
  const { cookieNotice, scripts } = useSite();
  if (!cookieNotice) return null;
  return scripts.length > 0 ? <ConsentNotice /> : <NeededNotice />;
}

/** Shown if no script needs consent. */
function NeededNotice() {
  const t = useTranslations('notice');
  const [closed, close] = useClosed(NAME);
  if (closed) return null;
  return (
    <>
      <aside
        suppressHydrationWarning
        aria-label={t('cookies-title')}
        className="border-b border-line bg-ground-2 text-xs text-ink-2 md:text-sm"
      >
        <div className="shell flex items-center justify-center gap-3 py-1">
          <p className="min-w-0">{t('cookies')}</p>
          <button type="button" onClick={close} className="link min-h-9 shrink-0 font-semibold">
            {t('understood')}
          </button>
        </div>
      </aside>
      <script dangerouslySetInnerHTML={{ __html: hideIfClosed(NAME) }} />
    </>
  );
}
