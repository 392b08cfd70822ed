import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { Navigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { AccountLoadFailed } from '#web/ui/account/account-load-failed.tsx';
import type { Answer } from '#web/ui/api.ts';
import {
  listPath,
  useListQuery,
  type ListQuery,
} from '#web/storefront/customer-lists/list-query.ts';
import { ListTools } from '#web/storefront/customer-lists/list-tools.tsx';
import { changesTaken } from '#web/ui/saved/saved-lists.ts';
import { useKeptFocus } from '#web/ui/use-kept-focus.ts';
import { Loading } from '#web/ui/message/loading.tsx';
import { ListingPager } from '#web/ui/listing/listing-pager.tsx';
import { EmptyState } from '#web/ui/message/empty-state.tsx';
import { useAnswer } from '#web/ui/answer/use-answer.ts';
import { useReactiveState } from '#web/ui/reactive-state.ts';

type Page<Row> = { data: Row[]; last_page: number; total: number };
type Props<Row> = {
  path: string;
  ask: (query: ListQuery) => Promise<Answer<Page<Row>>>;
  sorts: [value: string, name: string][];
  /**
   * Whether a row is still in the list: removed ones disappear at once, and come back if the server
   * refuses.
   */
  stands?: (row: Row) => boolean;
  none: string;
  empty: ReactNode;
  places: ReactNode;
  children: (rows: Row[]) => ReactNode;
};

/**
 * A customer's own list, fetched by the browser: its search, order and pages, and what it shows
 * while loading or when empty.
 */
export function CustomerList<Row>({
  path,
  ask,
  sorts,
  stands = () => true,
  none,
  empty,
  places,
  children,
}: Props<Row>) {
  const t = useTranslations('lists');
  const query = useListQuery();
  const { answer, again } = useAnswer(listPath(path, query), () => ask(query));
  useReloadOnSave(again);
  const rows = answer?.ok ? answer.data.data.filter(stands) : [];
  const focus = useKeptFocus(rows.length);
  if (!answer) return <ListLoading>{places}</ListLoading>;
  if (!answer.ok) return <AccountLoadFailed message={answer.message} again={again} />;
  const { data, last_page, total } = answer.data;
  if (data.length === 0 && total > 0)
    return <Navigate to={listPath(path, { ...query, page: last_page })} replace />;
  // this page is empty now, and the next ones move up
  const waiting = rows.length === 0 && total > data.length;
  return (
    <div {...focus} tabIndex={-1} className="outline-none">
      {(total > 0 || query.q) && <ListTools path={path} query={query} sorts={sorts} />}
      <p role="status" className="sr-only">
        {rows.length > 0 ? t('found', { count: total }) : ''}
      </p>
      {rows.length > 0 ? (
        children(rows)
      ) : waiting ? (
        <ListLoading>{places}</ListLoading>
      ) : query.q ? (
        <EmptyState text={none} to={path} action={t('show-all')} />
      ) : (
        empty
      )}
      <ListingPager
        page={query.page}
        pages={last_page}
        address={(page) => listPath(path, { ...query, page })}
      />
    </div>
  );
}

/** Reloads a list after the server has saved a change of the marks. */
export function useReloadOnSave(again: () => void): void {
  const turn = useReactiveState(changesTaken);
  const known = useRef(turn);
  const reload = useEffectEvent(again);
  useEffect(() => {
    if (turn !== known.current) reload();
    known.current = turn;
  }, [turn]);
}

/** A list that is loading: placeholders, and a text for screen readers. */
export function ListLoading({ children }: { children: ReactNode }) {
  const t = useTranslations('lists');
  return <Loading words={t('loading')}>{children}</Loading>;
}
