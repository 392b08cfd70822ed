import type { ReactNode } from 'react';
import { Note } from '#web/ui/message/note.tsx';

/** A problem, beside the thing that it is about, with its fixes below. */
export function ProblemBox({ fixes, children }: { fixes?: ReactNode; children: ReactNode }) {
  return (
    <Note small kind="drop" head={children}>
      {fixes && <p className="flex flex-wrap gap-x-4">{fixes}</p>}
    </Note>
  );
}
