import { useLocation, useMatches, useRouteLoaderData } from 'react-router';
import { useTranslations } from 'use-intl';
import { Icon } from '#web/ui/icon.tsx';
import type { PageHead } from '#web/ui/page-head.ts';
import { useSite } from '#web/ui/site.ts';

const LANGUAGE = 'block px-4 py-2 text-base hover:bg-ground-3';
const CHOSEN = 'font-semibold text-primary';
const YEAR_S = 31_536_000;

/**
 * The same page in another language: a real link with a full reload; the choice is remembered for a
 * year. The part of the address that a cached page does not know is added when the link is
 * followed.
 */
export function LanguageMenu() {
  const t = useTranslations('header');
  const { languages, language } = useSite();
  const { pathname, search } = useLocation();
  const paths = usePaths();
  if (languages.length < 2) return null;
  const spoken = languages.find(({ code }) => code === language);
  const own = (code: string, prefix: string) => {
    const path = paths[code] ?? pathname;
    return `${prefix}${path === '/' ? (prefix ? '' : '/') : path}`;
  };
  const remember = (code: string) => {
    document.cookie = `i18n_redirected=${code}; max-age=${YEAR_S}; path=/; samesite=lax`;
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears what is in it
    <details
      className="group relative"
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) event.currentTarget.open = false;
      }}
      onKeyDown={({ key, currentTarget: menu }) => {
        if (key !== 'Escape' || !menu.open) return;
        menu.open = false;
        menu.querySelector('summary')?.focus();
      }}
    >
      <summary
        aria-label={t('language', { name: spoken?.name ?? language })}
        className="flex min-h-8 list-none items-center gap-1.5 rounded-sm hover:text-primary"
      >
        <Icon name="globe" size={16} />
        <span lang={language}>{spoken?.name}</span>
        <Icon name="chevron-down" size={14} />
      </summary>
      <ul className="card shadow-float absolute end-0 top-full z-50 mt-1 min-w-40 py-1">
        {languages.map(({ code, name, path }) => (
          <li key={code}>
            <a
              href={`${own(code, path)}${search}`}
              hrefLang={code}
              lang={code}
              aria-current={code === language || undefined}
              onClick={(event) => {
                remember(code);
                event.currentTarget.href = `${own(code, path)}${search}`;
              }}
              className={`${LANGUAGE} ${code === language ? CHOSEN : 'text-ink'}`}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** This page's paths in other languages, if they differ. */
function usePaths(): Record<string, string> {
  const page = useMatches().at(-1)?.id ?? '';
  return useRouteLoaderData<{ head?: PageHead }>(page)?.head?.paths ?? {};
}
