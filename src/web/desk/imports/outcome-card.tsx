import { useFormatter, useTranslations } from 'use-intl';
import type { Import, ImportCalls } from '#web/desk/imports/import-screen.tsx';
import { saveFile } from '#web/desk/parts/desk-call.ts';
import { DeskIcon } from '#web/desk/parts/desk-icon.tsx';
import { deskToast } from '#web/desk/parts/desk-toasts.tsx';

type Props = { opened: Import; begun: boolean; badRows: ImportCalls['badRows'] };

/** The result of a trial or a run, and the problems found in the file. */
export function OutcomeCard({ opened, begun, badRows }: Props) {
  const t = useTranslations('desk-import');
  const desk = useTranslations('desk');
  const format = useFormatter();
  const counts = begun || !opened.trial ? opened : opened.trial;
  const download = async () => {
    if (!(await saveFile(badRows, { id: opened.id }))) deskToast('wrong', desk('no-network'));
  };
  return (
    <section className="card grid gap-4 p-4">
      <h2 className="text-lg font-semibold">{begun ? t('result') : t('trial')}</h2>
      <dl className="grid grid-cols-2 gap-3 md:grid-cols-4">
        {(['created', 'updated', 'unchanged', 'refused'] as const).map((name) => (
          <div key={name}>
            <dt className="text-sm text-ink-2">{t(name)}</dt>
            <dd className="text-2xl font-semibold tabular-nums">{format.number(counts[name])}</dd>
          </div>
        ))}
      </dl>
      {opened.taken_back && (
        <p>
          {t('taken-back', opened.taken_back)}{' '}
          {opened.taken_back.stays > 0 && t('stays', { count: opened.taken_back.stays })}
        </p>
      )}
      {!begun && opened.trial && opened.trial.unpriced > 0 && (
        <p className="text-sm">{t('unpriced', { count: opened.trial.unpriced })}</p>
      )}
      {!begun && opened.trial && opened.trial.uncounted > 0 && (
        <p className="text-sm">{t('uncounted', { count: opened.trial.uncounted })}</p>
      )}
      <Findings opened={opened} />
      {opened.bad_rows > 0 && (
        <button
          type="button"
          onClick={() => void download()}
          className="button button-quiet justify-self-start"
        >
          <DeskIcon name="download" />
          {t('bad-rows')}
        </button>
      )}
    </section>
  );
}

function Findings({ opened }: { opened: Import }) {
  const t = useTranslations('desk-import');
  if (opened.findings.length === 0) return null;
  return (
    <details open={opened.findings.length <= 10}>
      <summary className="min-h-11 cursor-pointer content-center font-semibold">
        {t('findings')}
      </summary>
      <ul className="grid list-disc gap-1 ps-5 text-sm">
        {opened.findings.map((finding) => (
          <li key={finding} className="break-words">
            {finding}
          </li>
        ))}
      </ul>
      {opened.found > opened.findings.length && (
        <p className="mt-2 text-sm text-ink-2">
          {t('more', { count: opened.found - opened.findings.length })}
        </p>
      )}
    </details>
  );
}
