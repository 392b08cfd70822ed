import type { ReactNode } from 'react';
import { trayBar } from '#web/ui/bars.ts';
import { LiveRegion } from '#web/ui/message/live-region.tsx';
import { Toasts } from '#web/ui/toasts.tsx';

/**
 * The one place for things that appear over a page by themselves: above the bars at the bottom, and
 * not counted as visible space when scrolling to something.
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
