import { useTranslations } from 'use-intl';
import type { DestinationKind } from '#contract/admin/destination.ts';
import { inRow } from '#web/desk/parts/in-row.ts';
import { useDeskAnswer } from '#web/desk/parts/use-desk-answer.ts';

/** The names of link targets, by id. */
export function useDestinationNames(kind: DestinationKind, ids: number[]): (id: number) => string {
  const t = useTranslations('desk-fronts');
  const { answer } = useDeskAnswer('adminDestination.find', { kind, source_ids: ids.join(',') });
  const known = new Map((answer?.ok ? answer.data : []).map(({ id, title }) => [id, title]));
  return (id) => known.get(id) ?? (answer ? t('gone') : '…');
}

/** The same, on one line. */
export function DestinationNames({ kind, ids }: { kind: DestinationKind; ids: number[] }) {
  return inRow(ids.map(useDestinationNames(kind, ids)));
}
