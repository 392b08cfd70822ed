import { useEffect, type ComponentProps, type MouseEvent, type SubmitEvent } from 'react';
import { usePage } from '#web/router/contexts.ts';
import { fetchAhead } from '#web/router/fetch-ahead.ts';
import { useHref, useLocation, useNavigate } from '#web/router/hooks.ts';
import { hrefOf, isElsewhere } from '#web/router/place.ts';
import { resolve } from '#web/router/resolve-path.ts';
import type { GoOptions, To } from '#web/router/router-types.ts';

type LinkProps = Omit<ComponentProps<'a'>, 'href'> &
  GoOptions & { to: To; prefetch?: 'none' | 'intent' };

/** A link that is followed without reloading the document. */
export function Link({ to, prefetch, replace, state, preventScrollReset, ...rest }: LinkProps) {
  const page = usePage();
  const navigate = useNavigate();
  const path = resolve(to, page.location);
  const elsewhere = isElsewhere(to);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    rest.onClick?.(event);
    if (elsewhere || event.defaultPrevented || !isPlainPress(event, rest.target)) return;
    event.preventDefault();
    const again = hrefOf(path) === hrefOf(page.location);
    void navigate(path, { replace: replace ?? again, state, preventScrollReset });
  };
  const ahead = prefetch === 'intent' ? () => fetchAhead(page, path) : undefined;
  return (
    // oxlint-disable-next-line jsx-a11y/anchor-has-content -- what is in it comes with the rest
    <a
      onFocus={ahead}
      onPointerEnter={ahead}
      {...rest}
      href={elsewhere ? to : hrefOf(path)}
      onClick={follow}
      data-discover={elsewhere ? undefined : 'true'}
    />
  );
}

const isPlainPress = (event: MouseEvent, target?: string): boolean =>
  event.button === 0 &&
  (!target || target === '_self') &&
  !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey);

type NavLinkProps = Omit<LinkProps, 'className'> & {
  className: string | ((link: { isActive: boolean }) => string);
  /** Matches only the page itself, none below it. */
  end?: boolean;
};

/** A link that marks itself when its target is the present page. */
export function NavLink({ className, end = false, ...rest }: NavLinkProps) {
  const location = useLocation();
  const here = location.pathname.toLowerCase();
  const there = resolve(rest.to, location).pathname.toLowerCase();
  const isActive = here === there || (!end && here.startsWith(`${there.replace(/\/$/, '')}/`));
  return (
    <Link
      {...rest}
      aria-current={isActive ? 'page' : undefined}
      className={
        typeof className === 'function'
          ? className({ isActive })
          : `${className}${isActive ? ' active' : ''}`
      }
    />
  );
}

/** Navigates with the filled-in fields: a form of the method GET. */
export function Form({ action, onSubmit, ...rest }: ComponentProps<'form'> & { action: string }) {
  const navigate = useNavigate();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    onSubmit?.(event);
    if (event.defaultPrevented) return;
    event.preventDefault();
    const filled = new FormData(event.currentTarget, event.nativeEvent.submitter);
    const query = new URLSearchParams([...filled].map(([name, value]) => [name, String(value)]));
    void navigate(`${action}?${query}`);
  };
  return (
    <form method="get" action={useHref(action)} onSubmit={submit} {...rest} data-discover="true" />
  );
}

/** Navigates at once. */
export function Navigate({ to, replace }: { to: string; replace?: boolean }) {
  const navigate = useNavigate();
  useEffect(() => void navigate(to, { replace }), [navigate, to, replace]);
  return null;
}

/** Prefetches what a page needs. */
export function PrefetchPageLinks({ page: path }: { page: string }) {
  const page = usePage();
  useEffect(() => fetchAhead(page, resolve(path, page.location)), [page, path]);
  return null;
}
