import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useRouteLoaderData,
} from 'react-router';
import type { ReactNode } from 'react';
import type { Route } from './+types/root';
import { scriptCode, readScriptsOn } from '#web/owner-scripts.ts';
import { readSite, type DocumentSite } from '#web/read-site.ts';
import { visitContext } from '#web/visit-context.ts';
import { mayHoldScripts } from '#web/ui/consent/run-scripts.ts';
import { OwnerScripts } from '#web/ui/consent/owner-scripts.tsx';
import { LinkFollower } from '#web/ui/plain-link.tsx';
import { fontsOf } from '#web/ui/fonts.ts';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { ErrorScreen } from '#web/ui/error-screen.tsx';
import { useNewPageFocus } from '#web/ui/use-new-page-focus.ts';
import { useHeadOnce } from '#web/ui/use-head-once.ts';
import styles from './shop.css?url';

export async function loader({ context, request }: Route.LoaderArgs): Promise<DocumentSite> {
  const visit = context.get(visitContext);
  const [site, scripts] = await Promise.all([
    readSite(visit),
    readScriptsOn(visit, new URL(request.url).pathname),
  ]);
  const moment = visit.moment?.toISOString();
  const { fonts, ...rest } = site;
  return {
    ...rest,
    held: scripts.map(scriptCode),
    fontRules: fonts.rules,
    fontFiles: [...fonts.files, ...fontsOf(site.language, fonts.written)],
    ...(moment && { moment }),
  };
}

export const shouldRevalidate = () => false;

// Runs before the first paint. Sets the colour scheme (chosen, or the system's), whether somebody
// is signed in, whether this browser is new and so has no cart (styles.css has the variants), and
// whether the page is needed in full because its reader returns to a place in it.
const BEFORE_PAINT =
  "{let t,k;try{t=localStorage.getItem('theme'),k=localStorage.getItem('user_token')}catch(e){}" +
  'let d=document.documentElement,s=/(^|; )frontend_token=./.test(document.cookie);' +
  "d.dataset.theme=t||(matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light');" +
  "d.toggleAttribute('data-signed-in',s);" +
  "d.toggleAttribute('data-newcomer',!k&&!s);" +
  "d.toggleAttribute('data-whole'," +
  "!!location.hash||performance.getEntriesByType('navigation')[0]?.type!=='navigate')}";

export function Layout({ children }: { children: ReactNode }) {
  const site = useRouteLoaderData<typeof loader>('root');
  const styled = mayHoldScripts(useLocation().pathname);
  return (
    <html
      lang={site?.language ?? 'en'}
      dir={site?.direction ?? 'ltr'}
      data-moment={site?.moment}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icon/180.png" />
        <link rel="manifest" href={`/manifest/${site?.language ?? 'en'}.webmanifest`} />
        <script dangerouslySetInnerHTML={{ __html: BEFORE_PAINT }} />
        {site?.fontFiles.map((font) => (
          <link
            key={font}
            rel="preload"
            as="font"
            type="font/woff2"
            href={font}
            crossOrigin="anonymous"
          />
        ))}
        <Meta />
        <Links />
        <link rel="stylesheet" href={styles} precedence="shop" />
        {site?.fontRules && <style dangerouslySetInnerHTML={{ __html: site.fontRules }} />}
        {site?.colours && <style dangerouslySetInnerHTML={{ __html: site.colours }} />}
        {styled && site?.styling && <link rel="stylesheet" href={site.styling} />}
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  useNewPageFocus();
  useHeadOnce();
  return (
    <LinkFollower>
      <OwnerScripts />
      <ProgressBar />
      <Outlet />
    </LinkFollower>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <main className="shell">
      <ErrorScreen error={error} />
    </main>
  );
}
