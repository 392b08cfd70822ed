import { useEffect } from 'react';
import { useTranslations } from 'use-intl';

const KEY = 'reloadedAt';
const PAUSE_MS = 60_000;

/**
 * A screen that could not be shown: what happened, and the two ways on. Plain links, since the
 * router itself may be what failed.
 */
export function ErrorScreen({ status, error }: { status: number; error?: unknown }) {
  const t = useTranslations('trouble');
  useEffect(() => reloadOnce(error), [error]);
  const missing = status === 404;
  const paused = status === 503;
  const head = missing ? t('not-found') : paused ? t('paused') : t('sorry');
  return (
    <div className="mx-auto flex max-w-prose flex-col items-center gap-4 py-24 text-center">
      <title>{head}</title>
      <p className="figures text-3xl font-bold text-primary">{status}</p>
      <h1 className="text-2xl">{head}</h1>
      <p className="text-ink-2">
        {missing ? t('not-found-detail') : paused ? t('paused-detail') : t('try')}
      </p>
      <p className="flex flex-wrap items-center justify-center gap-3">
        {!missing && (
          <>
            {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- an empty address is this page again */}
            <a className="button button-primary" href="">
              {t('reload')}
            </a>
            <span>{t('or')}</span>
          </>
        )}
        <a className={`button ${missing ? 'button-primary' : 'button-quiet'}`} href={homeOf()}>
          {t('goHome')}
        </a>
      </p>
    </div>
  );
}

function homeOf(): string {
  if (typeof document === 'undefined') return '/';
  const { lang } = document.documentElement;
  return lang === 'en' ? '/' : `/${lang}`;
}

/**
 * A part of the site that cannot be fetched is often an old page after an update: a fresh one
 * helps, at most once a minute.
 */
function reloadOnce(error: unknown): void {
  if (
    !(error instanceof TypeError) ||
    !/dynamically imported module|importing a module/i.test(error.message)
  )
    return;
  if (Date.now() - Number(sessionStorage.getItem(KEY) ?? 0) < PAUSE_MS) return;
  sessionStorage.setItem(KEY, String(Date.now()));
  location.reload();
}
