import { useTranslations } from 'use-intl';
import { Icon } from '#web/ui/icon.tsx';

/** Back and forward between slides or pictures, and which one is shown. */
export function TurnButtons({
  at,
  count,
  turn,
  live = false,
  button,
}: {
  at: number;
  count: number;
  turn: (by: 1 | -1) => void;
  /** Screen readers announce which one is shown. */
  live?: boolean;
  /** The classes of the two buttons. */
  button: string;
}) {
  const t = useTranslations('home');
  const buttonClass = `grid place-items-center rounded-full ${button}`;
  return (
    <>
      <button
        type="button"
        onClick={() => turn(-1)}
        aria-label={t('previous')}
        className={buttonClass}
      >
        <Icon name="chevron-left" size={18} className="icon-mirror" />
      </button>
      <bdi
        role={live ? 'status' : undefined}
        className="figures min-w-8 text-center text-sm"
        dir="ltr"
      >
        {at + 1}/{count}
      </bdi>
      <button type="button" onClick={() => turn(1)} aria-label={t('next')} className={buttonClass}>
        <Icon name="chevron-right" size={18} className="icon-mirror" />
      </button>
    </>
  );
}
