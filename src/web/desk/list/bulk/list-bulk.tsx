import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Bulk, BulkAct, DialogBulk, RunBulk } from '#web/desk/list/bulk/bulk-act.ts';
import { BulkBar } from '#web/desk/list/bulk/bulk-bar.tsx';
import { BulkDialog } from '#web/desk/list/bulk/bulk-dialog.tsx';
import { useEndedWords } from '#web/desk/list/bulk/bulk-outcome.tsx';
import { useBulkRun } from '#web/desk/list/bulk/use-bulk-run.ts';
import { listQueryOf, type ListState } from '#web/desk/list/list-state.ts';
import type { Selection } from '#web/desk/list/use-selection.ts';
import { deskToast } from '#web/desk/parts/desk-toasts.tsx';

type Props = {
  bulk: Bulk;
  /** The place of the list, by which a running run is found again. */
  place: string;
  state: ListState;
  selection: Selection;
  total: number;
  more: boolean;
  /** Reloads the rows. */
  again: () => void;
};

/** Acts on many rows of a list: the bar, and the dialog before the act. */
export const ListBulk = ({ bulk, ...props }: Props) =>
  'dialog' in bulk ? <BulkByDialog {...props} bulk={bulk} /> : <BulkByRun {...props} bulk={bulk} />;

function BulkByDialog({ bulk, selection, again }: Props & { bulk: DialogBulk }) {
  const [act, setAct] = useState<string | null>(null);
  const close = (done: boolean) => {
    setAct(null);
    if (done) selection.turn(false);
    again();
  };
  return (
    <>
      {selection.chooses && (
        <BulkBar
          selection={selection}
          total={selection.ids.size}
          more={false}
          acts={bulk.acts}
          act={({ name }) => setAct(name)}
        />
      )}
      {act && bulk.dialog({ act, ids: [...selection.ids], close })}
    </>
  );
}

/** The bar, the dialog before the act, and its progress. */
function BulkByRun({
  bulk,
  place,
  state,
  selection,
  again,
  ...counted
}: Props & { bulk: RunBulk }) {
  const t = useTranslations('desk-list');
  const words = useEndedWords();
  const [act, setAct] = useState<BulkAct | null>(null);
  const [viewing, setViewing] = useState(false);
  const run = useBulkRun(bulk.call, place, (ended) => {
    again();
    // if its dialog was closed, the button may be far away, below the list
    if (!act && !viewing) deskToast(ended.refused > 0 ? 'wrong' : 'done', words(ended));
  });
  const { page: _page, sort: _sort, ...matching } = listQueryOf(state);
  const working = run.run !== null && !run.run.ended;
  const choose = (next: BulkAct) => {
    if (working) return setViewing(true); // only one at a time
    run.forget();
    setAct(next);
  };
  const close = () => {
    if (run.run && act) selection.turn(false);
    if (run.run?.ended) run.forget();
    setAct(null);
    setViewing(false);
    again(); // a refusal means that somebody else changed it first
  };
  return (
    <>
      {selection.chooses && (
        <BulkBar {...{ selection, ...counted }} acts={bulk.acts} act={choose} />
      )}
      {run.run && !act && !viewing && (
        <button type="button" onClick={() => setViewing(true)} className="button button-quiet mt-4">
          {working ? t('working') : words(run.run)}
        </button>
      )}
      {(act || viewing) && (
        <BulkDialog
          act={act}
          scope={selection.all ? { matching } : { ids: [...selection.ids] }}
          attempt={bulk.attempt}
          state={run}
          close={close}
        />
      )}
    </>
  );
}
