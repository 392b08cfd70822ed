import type { ReactNode } from 'react';

/**
 * The bars that stay in sight over a form, starting below the screen's top bar: nothing shows above
 * or between them while scrolling.
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
