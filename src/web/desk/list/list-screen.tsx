// The one list of the desk: search, views, order, pages and a file, all asked from the server.
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { DeskCall } from '#contract/desk-addresses.ts';
import { listSize } from '#contract/list-size.ts';
import { ListPager } from '#web/desk/list/list-pager.tsx';
import { ListSearch } from '#web/desk/list/list-search.tsx';
import { askedOf, useListState, type ListState } from '#web/desk/list/list-state.ts';
import { ListTable, type Column } from '#web/desk/list/list-table.tsx';
import { ListViews, type View } from '#web/desk/list/list-views.tsx';
import { saveFile, type ListCall, type RowOf } from '#web/desk/parts/desk-call.ts';
import { DeskIcon } from '#web/desk/parts/desk-icon.tsx';
import { deskToast } from '#web/desk/parts/desk-toasts.tsx';
import { ScreenTitle } from '#web/desk/parts/screen-title.tsx';
import { useDeskAnswer } from '#web/desk/parts/use-desk-answer.ts';

type Props<Name extends ListCall> = {
  title: string;
  /** The calls that answer its rows, and the same as a file. */
  list: Name;
  file: DeskCall;
  columns: Column<RowOf<Name>>[];
  views: View[];
  /** Where a row is edited, and where a new one is made. */
  path: string;
  add: string;
  /** Said where there is nothing at all yet. */
  empty: ReactNode;
};

export function ListScreen<Name extends ListCall>({
  title,
  list,
  file,
  path,
  add,
  ...shown
}: Props<Name>) {
  const [state, change] = useListState();
  const { answer, waits, again } = useDeskAnswer(list, { ...askedOf(state), size: listSize.usual });
  const found: { rows: RowOf<Name>[]; total: number } | null = answer?.ok ? answer.data : null;
  const narrowed = state.q !== '' || state.view !== '';
  return (
    <>
      <ScreenTitle title={title}>
        {found && found.total > 0 && <Download {...{ file, state }} count={found.total} />}
        <Link to={`${path}/new`} className="button button-primary">
          <DeskIcon name="plus" />
          {add}
        </Link>
      </ScreenTitle>
      <div className="card">
        <ListViews views={shown.views} chosen={state.view} choose={(view) => change({ view })} />
        <ListSearch value={state.q} search={(q) => change({ q })} />
        {answer && !answer.ok && <Unreached message={answer.message} again={again} />}
        {found && found.rows.length > 0 && (
          <ListTable
            caption={title}
            rows={found.rows}
            columns={shown.columns}
            sort={state.sort}
            order={(sort) => change({ sort })}
            pathOf={({ id }) => `${path}/${id}`}
            waits={waits}
          />
        )}
        {found?.rows.length === 0 && (
          <Empty clear={narrowed ? () => change({ q: '', view: '' }) : null}>{shown.empty}</Empty>
        )}
        {!answer && <div aria-hidden className="skeleton m-4 h-64" />}
        {found && (
          <ListPager
            page={state.page}
            size={listSize.usual}
            total={found.total}
            turn={(page) => change({ page })}
          />
        )}
      </div>
    </>
  );
}

type File = { file: DeskCall; state: ListState; count: number };

/** All rows that match, as a file. */
function Download({ file, state, count }: File) {
  const t = useTranslations('desk');
  const download = async () => {
    const { page: _, ...asked } = askedOf(state);
    if (!(await saveFile(file, asked))) deskToast('wrong', t('no-network'));
  };
  return (
    <button type="button" onClick={() => void download()} className="button button-quiet">
      <DeskIcon name="download" />
      {t('export', { count })}
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
