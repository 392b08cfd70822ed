import { useTranslations } from 'use-intl';
import type { Act, Import } from '#web/desk/imports/import-screen.tsx';

/** The possible next steps; the progress while something is running. */
export function WorkCard({ opened, act }: { opened: Import; act: Act }) {
  const t = useTranslations('desk-import');
  if (opened.work) return <AtWork opened={opened} act={act} />;
  const goesOn = opened.state === 'stopped' || opened.state === 'unfinished';
  const isNew = opened.state === 'uploaded' || opened.state === 'tried';
  if (!opened.kept || !(isNew || goesOn)) return null;
  return (
    <section className="card flex flex-wrap items-center gap-3 p-4">
      {isNew && (
        <button
          type="button"
          onClick={() => void act('try')}
          className={`button ${opened.trial ? 'button-quiet' : 'button-primary'}`}
        >
          {t('try')}
        </button>
      )}
      {(opened.trial || goesOn) && (
        <button type="button" onClick={() => void act('run')} className="button button-primary">
          {goesOn ? t('go-on') : t('run')}
        </button>
      )}
      {isNew && <p className="text-sm text-ink-2">{t('try-hint')}</p>}
    </section>
  );
}

function AtWork({ opened, act }: { opened: Import; act: Act }) {
  const t = useTranslations('desk-import');
  const { state, done_rows: done, all_rows: all } = opened;
  return (
    <section className="card grid gap-3 p-4" aria-live="polite">
      <h2 className="text-lg font-semibold">{t(`state-${state}`)}</h2>
      <progress
        {...(all > 0 ? { value: done, max: all } : {})}
        aria-label={t(`state-${state}`)}
        className="w-full"
      />
      {all > 0 && <p>{t('progress', { done, all })}</p>}
      <p className="text-sm text-ink-2">{state === 'waiting' ? t('waits') : t('working')}</p>
      {opened.work !== 'undo' && (
        <button
          type="button"
          disabled={opened.stop_asked}
          onClick={() => void act('stop')}
          className="button button-quiet justify-self-start"
        >
          {opened.stop_asked ? t('stopping') : t('stop')}
        </button>
      )}
    </section>
  );
}
