import type { ReactNode } from 'react';

/**
 * What stays in sight over a form, begun below the bar of the screen: what passes beneath is seen
 * neither above it nor between its parts.
 */
export const FormBars = ({ children }: { children: ReactNode }) => (
  <div
    className={
      'tall:sticky tall:top-14 z-10 -mt-1 mb-2 grid grid-cols-1 gap-2 bg-ground-2 py-2 ' +
      'empty:hidden'
    }
  >
    {children}
  </div>
);
