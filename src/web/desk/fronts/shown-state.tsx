import { useTranslations } from 'use-intl';
import type { ShownState } from '#contract/admin/scheduled.ts';
import type { Column } from '#web/desk/list/list-table.tsx';
import { Moment } from '#web/desk/parts/moment.tsx';

const COLOURS: Record<ShownState, string> = {
  live: 'bg-good-tint text-good',
  planned: 'bg-info-tint text-info',
  over: 'bg-ground-3 text-ink-2',
  hidden: 'bg-ground-3 text-ink-2',
};

/** Whether something is shown now, later, no longer, or not at all. */
export function ShownStateMark({ state }: { state: ShownState }) {
  const t = useTranslations('desk-fronts');
  return (
    <span className={`rounded-full px-2 py-0.5 text-xs font-semibold ${COLOURS[state]}`}>
      {t(`state-${state}`)}
    </span>
  );
}

/** The views of a list of things with a schedule. */
export function useShownViews() {
  const t = useTranslations('desk-fronts');
  return [
    ...(['live', 'planned', 'over', 'hidden'] as const).map((name) => ({
      name,
      label: t(`state-${name}`),
    })),
    { name: 'gap', label: t('view-gap') },
  ];
}

type Scheduled = { state: ShownState; shown_from: string | null; shown_until: string | null };

/** The columns for the state and the schedule. */
export function useShownColumns(): Column<Scheduled>[] {
  const t = useTranslations('desk-fronts');
  return [
    {
      name: 'state',
      label: t('state'),
      card: 'state',
      show: ({ state }) => <ShownStateMark state={state} />,
    },
    {
      name: 'shown_from',
      label: t('shown-from'),
      sorts: true,
      show: ({ shown_from: at }) => <Moment at={at} />,
    },
    {
      name: 'shown_until',
      label: t('shown-until'),
      sorts: true,
      show: ({ shown_until: at }) => <Moment at={at} />,
    },
  ];
}
