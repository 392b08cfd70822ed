import type { ReactNode } from 'react';
import { Icon } from '#web/ui/icon.tsx';

/** What is in the way, with the fixes below. */
export function ProblemBox({ fixes, children }: { fixes?: ReactNode; children: ReactNode }) {
  return (
    <div className="mt-2 flex gap-2 rounded bg-drop-tint px-3 py-2 text-sm text-drop">
      <Icon name="circle-exclamation-point" size={16} className="mt-0.5 shrink-0" />
      <div>
        <p>{children}</p>
        {fixes && <p className="flex flex-wrap gap-x-4">{fixes}</p>}
      </div>
    </div>
  );
}
