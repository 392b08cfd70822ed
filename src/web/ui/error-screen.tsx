import { useEffect } from 'react';
import { isRouteErrorResponse } from 'react-router';
import { useTranslations } from 'use-intl';
import { reloadOnce } from '#web/ui/reload-once.ts';

/**
 * Shown if a screen failed: what happened, and two ways to continue. Plain links, since the router
 * itself may have failed.
 */
export function ErrorScreen({ error }: { error: unknown }) {
  const t = useTranslations('trouble');
  const { status, message } = errorOf(error);
  useEffect(() => reloadIfOld(error), [error]);
  const gone = status === 410;
  const missing = status === 404 || gone;
  const paused = status === 503;
  const head = gone ? t('gone') : missing ? t('not-found') : paused ? t('paused') : t('sorry');
  return (
    <div className="mx-auto flex max-w-prose flex-col items-center gap-4 px-4 py-24 text-center">
      <title>{head}</title>
      <meta name="robots" content="noindex" />
      <p className="figures text-3xl font-bold text-primary">{status}</p>
      <h1 className="text-2xl">{head}</h1>
      <p className="text-ink-2">
        {message ?? (missing ? t('not-found-detail') : paused ? t('paused-detail') : t('try'))}
      </p>
      {gone && <p className="text-ink-2">{t('gone-orders')}</p>}
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

/** The error's status, and its message for people: the server's, if it has one. */
function errorOf(error: unknown): { status: number; message: string | null } {
  if (!isRouteErrorResponse(error)) return { status: 500, message: null };
  const data: unknown = error.data;
  const message =
    typeof data === 'object' && data !== null && 'message' in data ? data.message : null;
  return { status: error.status, message: typeof message === 'string' ? message : null };
}

function homeOf(): string {
  if (typeof document === 'undefined') return '/';
  const { lang } = document.documentElement;
  return lang === 'en' ? '/' : `/${lang}`;
}

/**
 * A script that cannot be loaded often means an old page after an update: reloads, at most once a
 * minute.
 */
function reloadIfOld(error: unknown): void {
  if (
    error instanceof TypeError &&
    /dynamically imported module|importing a module/i.test(error.message)
  )
    reloadOnce();
}
