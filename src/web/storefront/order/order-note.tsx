import type { ReactNode } from 'react';
import { Icon } from '#web/ui/icon.tsx';

const looks = {
  wait: ['bg-info-tint', 'text-info', 'clock'],
  info: ['bg-info-tint', 'text-info', 'circle-exclamation-point'],
  warn: ['bg-warn-tint', 'text-warn', 'circle-exclamation-point'],
  drop: ['bg-drop-tint', 'text-drop', 'circle-exclamation-point'],
} as const;

/** A thing to know about the payment: a line in short, and more below. */
export function Note({
  look,
  head,
  children,
}: {
  look: keyof typeof looks;
  head: ReactNode;
  children?: ReactNode;
}) {
  const [ground, tone, icon] = looks[look];
  return (
    <div className={`flex gap-3 rounded p-3 md:p-4 ${ground}`}>
      <Icon name={icon} size={22} className={`mt-0.5 shrink-0 ${tone}`} />
      <div className="min-w-0">
        <p className="font-semibold">{head}</p>
        {children}
      </div>
    </div>
  );
}
