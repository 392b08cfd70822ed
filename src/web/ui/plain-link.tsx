import {
  useState,
  type AnchorHTMLAttributes,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import { PrefetchPageLinks, useNavigate } from 'react-router';
import { useSite } from '#web/ui/site.ts';

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  to: string;
  children: ReactNode;
};

/**
 * A link within the site for places with hundreds of them: a plain anchor, followed and prefetched
 * by the one `LinkFollower` around the page.
 */
export function PlainLink({ to, children, ...rest }: Props) {
  const { prefix } = useSite();
  return (
    <a data-go="" href={prefix && to === '/' ? prefix : `${prefix}${to}`} {...rest}>
      {children}
    </a>
  );
}

/**
 * Follows the plain anchors inside it without reloading the document, and prefetches the one under
 * the pointer, but not on slow or metered networks.
 */
export function LinkFollower({ children }: { children: ReactNode }) {
  const { prefix } = useSite();
  const navigate = useNavigate();
  const [ahead, setAhead] = useState<string | null>(null);
  const follow = (event: MouseEvent) => {
    const to = targetOf(event.target, prefix);
    if (
      to === null ||
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    event.preventDefault();
    void navigate(to);
  };
  const point = (event: PointerEvent) => {
    const to = targetOf(event.target, prefix);
    if (to !== null && mayFetchAhead()) setAhead(to);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- hears its links, which have keys of their own
    <div className="contents" onClick={follow} onPointerOver={point}>
      {children}
      {ahead !== null && <PrefetchPageLinks page={ahead} />}
    </div>
  );
}

/** The path without the language prefix that an anchor of `PlainLink` leads to. */
function targetOf(target: EventTarget, prefix: string): string | null {
  const anchor = target instanceof Element ? target.closest('a[data-go]') : null;
  return anchor ? (anchor.getAttribute('href') ?? '').slice(prefix.length) || '/' : null;
}

function mayFetchAhead(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  if (typeof connection !== 'object' || connection === null) return true;
  return (
    Reflect.get(connection, 'saveData') !== true &&
    !/2g/.test(String(Reflect.get(connection, 'effectiveType')))
  );
}
