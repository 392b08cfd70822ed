import { useTranslations } from 'use-intl';
import { CookieSettings } from '#web/storefront/frame/cookie-settings.tsx';
import { useChooseCookies } from '#web/storefront/frame/use-choose-cookies.ts';
import { consent, hasAnswered, hideIfAnswered } from '#web/ui/consent/consent.ts';
import { useReactiveState } from '#web/ui/reactive-state.ts';
import { useSite } from '#web/ui/site.ts';

/** Asks for consent: a part of the page above all others, so that it covers nothing. */
export function ConsentNotice() {
  const { scripts } = useSite();
  const t = useTranslations('notice');
  const given = useReactiveState(consent);
  const choose = useChooseCookies();
  if (hasAnswered(given, scripts)) return null;
  // refusing is as easy as accepting: two buttons that look the same
  const answer = 'button button-quiet grow px-3 py-1 text-sm';
  return (
    <>
      <aside
        suppressHydrationWarning
        aria-label={t('cookies-title')}
        className="border-b border-line bg-ground-2 text-sm text-ink-2"
      >
        <div className="shell flex flex-wrap items-center justify-center gap-x-4 gap-y-2 py-2">
          <p className="min-w-0">
            {t('cookies-consent')}{' '}
            <CookieSettings className="link min-h-6 font-semibold">{t('choose')}</CookieSettings>
          </p>
          <div className="flex gap-2 max-sm:w-full">
            <button type="button" onClick={() => choose(() => true)} className={answer}>
              {t('accept')}
            </button>
            <button type="button" onClick={() => choose(() => false)} className={answer}>
              {t('needed-only')}
            </button>
          </div>
        </div>
      </aside>
      <script dangerouslySetInnerHTML={{ __html: hideIfAnswered(scripts) }} />
    </>
  );
}
