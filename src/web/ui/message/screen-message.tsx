import type { ReactNode } from 'react';
import { Icon, type IconName } from '#web/ui/icon.tsx';

const GROUNDS = {
  quiet: 'bg-ground-3 text-ink-3',
  primary: 'bg-primary-tint text-primary',
} as const;

/** Shown if a screen has no contents: a drawing, a sentence, and actions. */
export function ScreenMessage({
  icon,
  ground = 'quiet',
  text,
  detail,
  alert = false,
  children,
}: {
  icon: IconName;
  ground?: keyof typeof GROUNDS;
  text: string;
  detail?: string | undefined;
  /** It is read aloud at once. */
  alert?: boolean;
  children?: ReactNode;
}) {
  return (
    <div
      role={alert ? 'alert' : undefined}
      className="flex flex-col items-center gap-3 py-16 text-center"
    >
      <span className={`grid size-20 place-items-center rounded-full ${GROUNDS[ground]}`}>
        <Icon
          name={icon}
          size={36}
          strokeWidth={1.5}
          className={icon === 'log-in' ? 'icon-mirror' : ''}
        />
      </span>
      <p className="text-lg font-semibold">{text}</p>
      {detail && <p className="max-w-prose text-ink-2">{detail}</p>}
      {children}
    </div>
  );
}
