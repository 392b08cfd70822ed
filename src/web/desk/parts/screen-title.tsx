import { useEffect, useRef, type ReactNode } from 'react';
import { useWho } from '#web/desk/frame/who.ts';

/** The heading of a screen, which gets the focus; at its end, actions for the whole screen. */
export function ScreenTitle({ title, children }: { title: string; children?: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { market } = useWho();
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    document.title = `${title} · ${market.name}`;
  }, [title, market.name]);
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
      <h1 ref={heading} tabIndex={-1} className="min-w-0 text-xl break-words outline-none">
        {title}
      </h1>
      {children && <div className="flex flex-wrap gap-2">{children}</div>}
    </div>
  );
}
