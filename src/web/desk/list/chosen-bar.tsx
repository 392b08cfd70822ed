import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Selection } from '#web/desk/list/use-selection.ts';
import { DeskIcon } from '#web/desk/parts/desk-icon.tsx';

const BAR = 'chosen-rows';

/** Moves the focus to the bar. */
export const goToChosen = (): void => document.getElementById(BAR)?.focus();

/** The number of chosen rows, in words. */
export function useChosenWords(): (selection: Selection, total: number) => string {
  const t = useTranslations('desk-list');
  return ({ ids, all }, total) =>
    all ? t('chosen-all', { count: total }) : t('chosen', { count: ids.size });
}

type Props = { selection: Selection; total: number; className?: string; children: ReactNode };

/** The actions for the chosen rows; slides in over the lower edge of the list. */
export function ChosenBar({ selection, total, className = '', children }: Props) {
  const t = useTranslations('desk-list');
  const words = useChosenWords();
  return (
    <div
      id={BAR}
      tabIndex={-1}
      role="region"
      aria-label={t('chosen-rows')}
      className={
        'chosen-bar foot-act shadow-float sticky bottom-(--foot,0px) z-10 mt-4 flex flex-wrap ' +
        'items-center gap-2 border-t border-line bg-ground p-3 max-md:-mx-4 md:bottom-4 ' +
        `md:rounded-[var(--radius)] md:border ${className}`
      }
    >
      <p
        className={
          'figures me-auto text-sm font-semibold max-md:order-first ' +
          'max-md:basis-[calc(100%-3.25rem)]'
        }
      >
        {words(selection, total)}
      </p>
      {children}
      <button
        type="button"
        aria-label={t('choose-none')}
        onClick={() => selection.turn(false)}
        className={
          'grid size-11 place-items-center rounded-full hover:bg-ground-3 max-md:order-first'
        }
      >
        <DeskIcon name="x" />
      </button>
    </div>
  );
}
