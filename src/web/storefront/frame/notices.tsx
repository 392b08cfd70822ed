// What the shop says once: the top banner, the popup banner, the cookie notice, and that the
// network is gone.
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { Icon } from '#web/ui/icon.tsx';
import { sourcePath } from '#web/ui/links.ts';
import { Picture } from '#web/ui/picture.tsx';
import { useSite } from '#web/ui/site.ts';

const POPUP_AFTER_MS = 6000;

// Before the first paint: a banner that was closed does not take its place.
const hideIfClosed = (name: string) =>
  `try{if(localStorage.getItem(${JSON.stringify(name)}))` +
  'document.currentScript.previousElementSibling.hidden=true}catch(e){}';

/** Whether a notice was closed in this browser; null until that is known. */
function useClosed(name: string): [boolean | null, () => void] {
  const [closed, set] = useState<boolean | null>(null);
  useEffect(() => set(localStorage.getItem(name) !== null), [name]);
  return [
    closed,
    () => {
      localStorage.setItem(name, '1');
      set(true);
    },
  ];
}

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

export function PopupBanner() {
  const { popup } = useSite();
  const t = useTranslations('header');
  const [closed, close] = useClosed(`popup-banner-${popup?.id}`);
  const [due, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), POPUP_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!popup || closed !== false || !due) return null;
  return (
    <aside
      aria-label={popup.title}
      className="card shadow-float fixed bottom-20 end-4 z-40 w-72 overflow-hidden md:bottom-6"
    >
      <Picture
        name={popup.image}
        alt=""
        sizes="288px"
        width={288}
        height={192}
        className="aspect-[3/2] w-full object-cover"
      />
      <button
        type="button"
        onClick={close}
        aria-label={t('close')}
        className={
          'absolute end-2 top-2 grid size-9 place-items-center ' +
          'rounded-full bg-ground hover:bg-ground-3'
        }
      >
        <Icon name="x" size={18} />
      </button>
      <div className="p-4">
        <p className="text-lg font-semibold">{popup.title}</p>
        <p className="mt-1 text-ink-2">{popup.detail}</p>
        <Link
          to={sourcePath(popup, 'banner')}
          onClick={close}
          className="button button-primary mt-3 w-full"
        >
          {popup.action}
        </Link>
      </div>
    </aside>
  );
}

export function CookieNotice() {
  const { cookieNotice } = useSite();
  const t = useTranslations('notice');
  const [closed, close] = useClosed('cookie-notice');
  if (!cookieNotice || closed !== false) return null;
  return (
    <aside
      aria-label={t('cookies-title')}
      className={
        'card shadow-float fixed bottom-20 start-4 z-40 flex max-w-sm ' +
        'flex-wrap items-center gap-3 p-4 text-sm max-md:end-4 md:bottom-6'
      }
    >
      <p className="flex-1">{t('cookies')}</p>
      <button type="button" onClick={close} className="button button-primary">
        {t('understood')}
      </button>
    </aside>
  );
}

export function OfflineNotice() {
  const t = useTranslations('notice');
  const [offline, set] = useState(false);
  useEffect(() => {
    const look = () => set(!navigator.onLine);
    look();
    addEventListener('online', look);
    addEventListener('offline', look);
    return () => {
      removeEventListener('online', look);
      removeEventListener('offline', look);
    };
  }, []);
  return (
    <div role="status">
      {offline && (
        <p
          className={
            'flex items-center justify-center gap-2 bg-warn-tint ' +
            'px-4 py-2 text-sm font-semibold text-warn'
          }
        >
          <Icon name="wifi-off" size={18} />
          {t('offline')}
        </p>
      )}
    </div>
  );
}
