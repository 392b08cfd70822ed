import { useEffect, useRef, type ReactNode } from 'react';
import { Navigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { Unknown } from '#web/ui/account/account-load-failed.tsx';
import type { Answer } from '#web/ui/api.ts';
import { askedPath, useAsked, type Asked } from '#web/storefront/customer-lists/list-query.ts';
import { ListTools } from '#web/storefront/customer-lists/list-tools.tsx';
import { taken } from '#web/ui/saved/saved-lists.ts';
import { useKeptFocus } from '#web/storefront/customer-lists/use-kept-focus.ts';
import { Pager } from '#web/ui/listing/pager.tsx';
import { Nothing } from '#web/ui/empty-state.tsx';
import { useAnswer } from '#web/ui/answer/use-answer.ts';
import { useStore } from '#web/ui/reactive-state.ts';

type Page<Row> = { data: Row[]; last_page: number; total: number };
type Props<Row> = {
  path: string;
  ask: (asked: Asked) => Promise<Answer<Page<Row>>>;
  sorts: [value: string, name: string][];
  /**
   * Whether a row is still marked: what is taken off goes at once, and comes back when the shop
   * says no.
   */
  stands?: (row: Row) => boolean;
  none: string;
  empty: ReactNode;
  places: ReactNode;
  children: (rows: Row[]) => ReactNode;
};

/**
 * A customer's own list, fetched by the browser: its search and order, its pages, and what stands
 * there while it comes or when it is empty.
 */
export function OwnList<Row>({
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
  const asked = useAsked();
  const { answer, again } = useAnswer(askedPath(path, asked), () => ask(asked));
  useAgainWhenTaken(again);
  const rows = answer?.ok ? answer.data.data.filter(stands) : [];
  const focus = useKeptFocus(rows.length);
  if (!answer) return <Coming>{places}</Coming>;
  if (!answer.ok) return <Unknown message={answer.message} again={again} />;
  const { data, last_page, total } = answer.data;
  if (data.length === 0 && total > 0)
    return <Navigate to={askedPath(path, { ...asked, page: last_page })} replace />;
  // this page is empty now, the next ones move up
  const waiting = rows.length === 0 && total > data.length;
  return (
    <div {...focus} tabIndex={-1} className="outline-none">
      {(total > 0 || asked.q) && <ListTools path={path} asked={asked} sorts={sorts} />}
      <p role="status" className="sr-only">
        {rows.length > 0 ? t('found', { count: total }) : ''}
      </p>
      {rows.length > 0 ? (
        children(rows)
      ) : waiting ? (
        <Coming>{places}</Coming>
      ) : asked.q ? (
        <Nothing text={none} to={path} action={t('show-all')} />
      ) : (
        empty
      )}
      <Pager
        page={asked.page}
        pages={last_page}
        address={(page) => askedPath(path, { ...asked, page })}
      />
    </div>
  );
}

/** Asks for a list again when the shop has taken a change of what is marked. */
export function useAgainWhenTaken(again: () => void): void {
  const turn = useStore(taken);
  const known = useRef(turn);
  useEffect(() => {
    if (turn !== known.current) again();
    known.current = turn;
  }, [turn]);
}

/** The places of what is on its way, and a word of it for who can not see them. */
export function Coming({ children }: { children: ReactNode }) {
  const t = useTranslations('lists');
  return (
    <>
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      <div aria-hidden>{children}</div>
    </>
  );
}
