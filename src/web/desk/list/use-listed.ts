import { listSize } from '#contract/list-size.ts';
import type { Listed } from '#contract/resource.ts';
import type { ListFilter } from '#web/desk/list/list-filters.tsx';
import { listQueryOf, useListState } from '#web/desk/list/list-state.ts';
import { useRowOrder, type RowOrder } from '#web/desk/list/use-row-order.tsx';
import { useSelection } from '#web/desk/list/use-selection.ts';
import type { ListCall, RowOf } from '#web/desk/parts/desk-call.ts';
import { useDeskAnswer } from '#web/desk/parts/use-desk-answer.ts';

const NONE: never[] = [];

/** The present state of a list. */
export type ListedNow<Name extends ListCall> = ReturnType<typeof useListed<Name>>;

type ListOptions<Name extends ListCall> = {
  list: Name;
  filters: ListFilter[];
  order: RowOrder<RowOf<Name>> | undefined;
};

/** The rows for the state in the address; a complete list can be reordered. */
export function useListed<Name extends ListCall>({ list, filters, order }: ListOptions<Name>) {
  const [state, change] = useListState(filters.map(({ name }) => name));
  const size = order ? listSize.most : listSize.usual;
  const { answer, waits, again } = useDeskAnswer(list, { ...listQueryOf(state), size });
  const found: Listed<RowOf<Name>> | null = answer?.ok ? answer.data : null;
  const narrowed = [state.q, state.view, ...Object.values(state.filters)].some(Boolean);
  const whole = found !== null && found.total <= size && !narrowed && state.sort === '';
  const ordered = useRowOrder(found?.rows ?? NONE, again, whole ? order : undefined);
  const selection = useSelection(ordered.rows, JSON.stringify(listQueryOf(state)));
  return { state, change, answer, waits, again, found, narrowed, size, selection, ...ordered };
}
