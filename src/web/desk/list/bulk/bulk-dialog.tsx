// The dialog before an act on many rows: its input, what would change, and for how many.
import { Dialog } from '@base-ui/react/dialog';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { BulkAct, BulkGiven, BulkScope } from '#web/desk/list/bulk/bulk-act.ts';
import { BulkOutcome } from '#web/desk/list/bulk/bulk-outcome.tsx';
import { BulkTrial } from '#web/desk/list/bulk/bulk-trial.tsx';
import type { RunState } from '#web/desk/list/bulk/use-bulk-run.ts';
import { ProofPlace } from '#web/desk/parts/proof-place.tsx';
import type { TrialCall } from '#web/desk/parts/desk-call.ts';
import { useDeskAnswer } from '#web/desk/parts/use-desk-answer.ts';

type Props = {
  /** Null: a run that was started earlier. */
  act: BulkAct | null;
  scope: BulkScope;
  attempt: TrialCall;
  state: RunState;
  close: () => void;
};

export function BulkDialog({ act, scope, attempt, state, close }: Props) {
  const t = useTranslations('desk-list');
  const [typed, setTyped] = useState(false); // a press outside does not discard it
  return (
    <Dialog.Root open disablePointerDismissal={typed} onOpenChange={(open) => !open && close()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-black/45" />
        <Dialog.Popup
          onInput={() => setTyped(true)}
          className={
            'card shadow-float fixed inset-x-4 top-[8vh] z-50 mx-auto grid max-h-[84vh] max-w-lg ' +
            'gap-4 overflow-y-auto p-5 text-ink'
          }
        >
          <Dialog.Title className="text-lg font-semibold">
            {state.run?.act === 'undo' ? t('undo-title') : (act?.label ?? t('running'))}
          </Dialog.Title>
          {state.run ? (
            <>
              <BulkOutcome {...state} run={state.run} />
              <Dialog.Close className="button button-primary justify-self-end">
                {t('close')}
              </Dialog.Close>
            </>
          ) : (
            act && <Before {...{ act, scope, attempt, state }} />
          )}
          <ProofPlace />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

type BeforeProps = Omit<Props, 'act' | 'close'> & { act: BulkAct };

function Before({ act, scope, attempt, state }: BeforeProps) {
  const t = useTranslations('desk-list');
  const desk = useTranslations('desk');
  const [given, setGiven] = useState<BulkGiven>({});
  const input = { act: act.name, ...scope, ...given };
  const needs = act.ask && !act.optional && !Object.values(given).some(Boolean);
  const count = 'ids' in scope ? scope.ids.length : null;
  const { answer, waits, again } = useDeskAnswer(attempt, input);
  const trial = answer?.ok && !needs ? answer.data : null;
  const failed = answer && !answer.ok && !needs;
  const trouble = state.trouble ?? (failed ? answer.message || desk('no-network') : null);
  const all = trial?.all ?? count;
  const ready = (trial || failed) && !waits && !state.waits;
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (ready && trial) state.begin(input);
        else if (ready) again();
      }}
    >
      {act.ask?.(given, setGiven)}
      {trial && <BulkTrial trial={trial} />}
      {!answer && <div aria-hidden className="skeleton h-24" />}
      {act.final && <p className="text-sm text-warn">{t('final')}</p>}
      {act.deletes && <p className="text-sm text-ink-2">{t('deletes')}</p>}
      <p role="alert" className="text-sm text-drop empty:hidden">
        {trouble}
      </p>
      <div className="flex flex-wrap justify-end gap-2">
        <Dialog.Close className="button button-quiet">{act.stay ?? t('cancel')}</Dialog.Close>
        <button type="submit" aria-disabled={!ready} className="button button-primary">
          {all === null ? act.label : t('do', { act: act.label, count: all })}
        </button>
      </div>
    </form>
  );
}
