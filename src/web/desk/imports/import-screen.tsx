// One import: its columns, a trial run, the run, its result, and the way to undo it. The server
// holds all of it, so a reload or another browser shows the same.
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { ColumnsCard } from '#web/desk/imports/columns-card.tsx';
import { ImportStateShown } from '#web/desk/imports/import-state.tsx';
import { OutcomeCard } from '#web/desk/imports/outcome-card.tsx';
import { UndoCard } from '#web/desk/imports/undo-card.tsx';
import { WorkCard } from '#web/desk/imports/work-card.tsx';
import { deskCall, type DeskData } from '#web/desk/parts/desk-call.ts';
import { deskToast } from '#web/desk/parts/desk-toasts.tsx';
import { useMomentText } from '#web/desk/parts/moment.tsx';
import { ScreenTitle } from '#web/desk/parts/screen-title.tsx';
import { useDeskAnswer } from '#web/desk/parts/use-desk-answer.ts';

const EVERY_MS = 1000;
export type Import = DeskData<'adminImport.open'>;
type Verb = 'columns' | 'try' | 'run' | 'stop' | 'undo';
type Front = 'adminImport' | 'sellerImport';
/** The calls of a front, written out, because its build only includes calls that the code names. */
export type ImportCalls = {
  [Name in Verb | 'open' | 'badRows' | 'upload']: `${Front}.${Name}`;
};
/** Asks the server to do something with this import; returns whether it does. */
export type Act = (act: Verb, more?: Record<string, unknown>) => Promise<boolean>;

export function ImportScreen({ calls }: { calls: ImportCalls }) {
  const id = Number(useParams().id);
  const t = useTranslations('desk-import');
  const desk = useTranslations('desk');
  const { answer, again } = useDeskAnswer(calls.open, { id });
  const [changed, setChanged] = useState<Import | null>(null);
  const [lost, setLost] = useState(false);
  const loaded = answer?.ok ? answer.data : null;
  const works = Boolean((changed ?? loaded)?.work);
  const refresh = useEffectEvent(async () => {
    const next = await deskCall(calls.open, { id });
    setLost(!next.ok && next.code === 'offline');
    if (next.ok) setChanged(next.data);
  });
  useEffect(() => {
    if (!works) return undefined;
    const clock = setInterval(() => void refresh(), EVERY_MS);
    return () => clearInterval(clock);
  }, [works]);
  // actions run one after another: columns are saved before a trial
  const before = useRef<Promise<unknown>>(Promise.resolve());
  const act: Act = (name, more = {}) => {
    const done = before.current.then(async () => {
      const next = await deskCall(calls[name], { id, ...more });
      if (next.ok) setChanged(next.data);
      else deskToast('wrong', next.message || desk('no-network'));
      return next.ok;
    });
    before.current = done;
    return done;
  };
  const shown = changed ?? loaded;
  if (shown) return <Shown opened={shown} {...{ act, calls, lost }} />;
  if (!answer) return <div aria-hidden className="skeleton h-64" />;
  return (
    <>
      <ScreenTitle title={t('title')} />
      <div role="alert" className="card grid justify-items-start gap-3 p-4">
        {!answer.ok && answer.code === 'offline' ? desk('no-network') : t('gone')}
        <button type="button" onClick={again} className="button button-quiet">
          {desk('again')}
        </button>
      </div>
    </>
  );
}

type Props = { opened: Import; act: Act; calls: ImportCalls; lost: boolean };

function Shown({ opened, act, calls, lost }: Props) {
  const isSellers = calls.open === 'sellerImport.open';
  const t = useTranslations('desk-import');
  const time = useMomentText();
  const begun = ['done', 'stopped', 'unfinished', 'undone'].includes(opened.state);
  return (
    <>
      <ScreenTitle title={opened.file} />
      <p className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-2">
        <ImportStateShown state={opened.state} />
        {!isSellers && <span>{opened.store}</span>}
        <span>{opened.by ?? t('terminal')}</span>
        <span>{time(opened.at)}</span>
      </p>
      <div className="grid gap-4">
        {opened.trouble && (
          <p role="alert" className="card p-4 text-drop">
            {opened.trouble}
          </p>
        )}
        {lost && opened.work && (
          <p role="status" className="card p-4 text-warn">
            {t('lost-work')}
          </p>
        )}
        <WorkCard opened={opened} act={act} />
        {(begun || opened.trial) && !opened.work && (
          <OutcomeCard {...{ opened, begun }} badRows={calls.badRows} />
        )}
        {opened.undo && !opened.work && (
          <UndoCard undo={opened.undo} act={act} ofStore={isSellers} />
        )}
        {opened.sheet && !begun && !opened.work && <ColumnsCard sheet={opened.sheet} act={act} />}
      </div>
    </>
  );
}
