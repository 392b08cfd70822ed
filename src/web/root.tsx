import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import type { Route } from './+types/root';
import { visitContext } from '#web/visit-context.ts';
import './styles.css';

export async function loader({ context }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const language = visit.shop.languages.find(({ code }) => code === visit.language);
  return { language: visit.language, direction: language?.direction ?? 'ltr' };
}

export const shouldRevalidate = () => false;

export default function Root({ loaderData }: Route.ComponentProps) {
  return (
    <html lang={loaderData.language} dir={loaderData.direction}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        <Outlet />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}
