import type { ReactNode } from 'react';
import { trayBar } from '#web/ui/bars.ts';
import { LiveRegion } from '#web/ui/message/live-region.tsx';
import { Toasts } from '#web/ui/toasts.tsx';

/**
 * The one place for what comes over a page by itself: above the bars at the bottom, and left out
 * when something is scrolled to.
 */
export function Tray({ children }: { children?: ReactNode }) {
  return (
    <>
      <LiveRegion />
      <div ref={trayBar} className="tray">
        {children}
        <Toasts />
      </div>
    </>
  );
}
