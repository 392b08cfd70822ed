import { useEffect, useRef, type ReactNode } from 'react';
import { Icon } from '#web/ui/icon.tsx';

/** Says that a message has arrived: in place of the form, with the focus. */
export function Arrived({ title, children }: { title: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="status"
      className="card flex flex-col items-center gap-3 px-4 py-10 text-center md:px-6"
    >
      <Icon name="circle-check" size={40} strokeWidth={1.5} className="text-good" />
      <p className="text-lg font-semibold">{title}</p>
      {children}
    </div>
  );
}
