// The one list of the desk: search, views, order, pages and a file, all asked from the server.
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { DeskCall } from '#contract/desk-addresses.ts';
import { listSize } from '#contract/list-size.ts';
import type { Listed } from '#contract/resource.ts';
import { ListFilters, type ListFilter } from '#web/desk/list/list-filters.tsx';
import { ListPager } from '#web/desk/list/list-pager.tsx';
import { ListSearch } from '#web/desk/list/list-search.tsx';
import { askedOf, useListState, type ListState } from '#web/desk/list/list-state.ts';
import { ListTable, type Column } from '#web/desk/list/list-table.tsx';
import { useRowOrder, type RowOrder } from '#web/desk/list/use-row-order.tsx';
import { ListViews, type View } from '#web/desk/list/list-views.tsx';
import { saveFile, type ListCall, type RowOf } from '#web/desk/parts/desk-call.ts';
import { DeskIcon } from '#web/desk/parts/desk-icon.tsx';
import { deskToast } from '#web/desk/parts/desk-toasts.tsx';
import { ScreenTitle } from '#web/desk/parts/screen-title.tsx';
import { useDeskAnswer } from '#web/desk/parts/use-desk-answer.ts';

type Props<Name extends ListCall> = {
  title: string;
  /** The calls that answer its rows, and the same as a file where that can be had. */
  list: Name;
  file?: DeskCall;
  columns: Column<RowOf<Name>>[];
  views: View[];
  /** Where a row is edited, and where a new one is made. */
  path: string;
  add: string;
  /** What else it can be narrowed to. */
  filters?: ListFilter[];
  /** Said where there is nothing at all yet. */
  empty: ReactNode;
  /** For a list in the order that customers see: how it is put into another. */
  order?: RowOrder<RowOf<Name>>;
};

const NONE: never[] = [];

export function ListScreen<Name extends ListCall>({
  title,
  list,
  file,
  path,
  add,
  filters = [],
  order,
  ...shown
}: Props<Name>) {
  const { state, change, answer, waits, again, found, narrowed, size, rows, said, column } =
    useListed({ list, filters, order });
  return (
    <>
      <ScreenTitle title={title}>
        {file && found && found.total > 0 && <Download {...{ file, state, ...found }} />}
        <Link to={`${path}/new`} className="button button-primary">
          <DeskIcon name="plus" />
          {add}
        </Link>
      </ScreenTitle>
      <div className="card">
        <ListViews views={shown.views} chosen={state.view} choose={(view) => change({ view })} />
        <div className="flex flex-wrap items-center gap-x-3">
          <ListSearch value={state.q} search={(q) => change({ q })} />
          <ListFilters filters={filters} state={state} change={change} />
        </div>
        {answer && !answer.ok && <Unreached message={answer.message} again={again} />}
        {found && found.rows.length > 0 && (
          <ListTable
            caption={title}
            rows={rows}
            columns={[...shown.columns, ...column]}
            sort={state.sort}
            order={(sort) => change({ sort })}
            pathOf={({ id }) => `${path}/${id}`}
            waits={waits}
          />
        )}
        {found?.rows.length === 0 && (
          <Empty clear={narrowed ? () => change({ q: '', view: '', filters: {} }) : null}>
            {shown.empty}
          </Empty>
        )}
        {!answer && <div aria-hidden className="skeleton m-4 h-64" />}
        {found && (
          <ListPager
            page={state.page}
            size={size}
            total={found.total}
            more={found.more}
            turn={(page) => change({ page })}
          />
        )}
        {order && <Told>{said}</Told>}
      </div>
    </>
  );
}

type Asked<Name extends ListCall> = Pick<Props<Name>, 'list' | 'order'> & { filters: ListFilter[] };

/** The rows for what the address says; those of a whole list can be put into another order. */
function useListed<Name extends ListCall>({ list, filters, order }: Asked<Name>) {
  const [state, change] = useListState(filters.map(({ name }) => name));
  const size = order ? listSize.most : listSize.usual;
  const { answer, waits, again } = useDeskAnswer(list, { ...askedOf(state), size });
  const found: Listed<RowOf<Name>> | null = answer?.ok ? answer.data : null;
  const narrowed = [state.q, state.view, ...Object.values(state.filters)].some(Boolean);
  const whole = found !== null && found.total <= size && !narrowed && state.sort === '';
  const ordered = useRowOrder(found?.rows ?? NONE, again, whole ? order : undefined);
  return { state, change, answer, waits, again, found, narrowed, size, ...ordered };
}

/** What changed, for those who do not see it. */
function Told({ children }: { children: string }) {
  return (
    <p role="status" className="sr-only">
      {children}
    </p>
  );
}

type File = { file: DeskCall; state: ListState; total: number; more: boolean };

/** All rows that match, as a file. */
function Download({ file, state, total, more }: File) {
  const t = useTranslations('desk');
  const download = async () => {
    const { page: _, ...asked } = askedOf(state);
    if (!(await saveFile(file, asked))) deskToast('wrong', t('no-network'));
  };
  return (
    <button type="button" onClick={() => void download()} className="button button-quiet">
      <DeskIcon name="download" />
      {more ? t('export-many') : t('export', { count: total })}
    </button>
  );
}

function Unreached({ message, again }: { message: string; again: () => void }) {
  const t = useTranslations('desk');
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3 p-4">
      {message || t('no-network')}
      <button type="button" onClick={again} className="button button-quiet">
        {t('again')}
      </button>
    </div>
  );
}

/** Nothing to show: because of what the list is narrowed to (`clear`), or because nothing is there. */
function Empty({ clear, children }: { clear: (() => void) | null; children: ReactNode }) {
  const t = useTranslations('desk');
  return (
    <div className="grid justify-items-start gap-3 p-6 text-ink-2">
      {clear ? <p>{t('nothing')}</p> : children}
      {clear && (
        <button type="button" onClick={clear} className="button button-quiet">
          {t('clear-filters')}
        </button>
      )}
    </div>
  );
}
