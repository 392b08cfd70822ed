import type { ReactNode } from 'react';
import { Icon } from '#web/ui/icon.tsx';

const KINDS = {
  wait: ['bg-info-tint', 'text-info', 'clock'],
  info: ['bg-info-tint', 'text-info', 'circle-exclamation-point'],
  warn: ['bg-warn-tint', 'text-warn', 'circle-exclamation-point'],
  drop: ['bg-drop-tint', 'text-drop', 'circle-exclamation-point'],
  cancelled: ['bg-drop-tint', 'text-drop', 'circle-x'],
} as const;

/** Something to know: a short line, and details below it. `small`: beside its subject. */
export function Note({
  kind,
  small = false,
  head,
  children,
}: {
  kind: keyof typeof KINDS;
  small?: boolean;
  head: ReactNode;
  children?: ReactNode;
}) {
  const [ground, tone, icon] = KINDS[kind];
  const size = small ? `mt-2 gap-2 px-3 py-2 text-sm ${tone}` : 'gap-3 p-3 md:p-4';
  return (
    <div className={`flex rounded ${ground} ${size}`}>
      <Icon name={icon} size={small ? 16 : 22} className={`mt-0.5 shrink-0 ${tone}`} />
      <div className="min-w-0">
        <div className={small ? '' : 'font-semibold'}>{head}</div>
        {children}
      </div>
    </div>
  );
}
