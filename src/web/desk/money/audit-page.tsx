import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useMoneyColumns } from '#web/desk/money/shown-money.tsx';
import { deskCall, type DeskAnswer, type DeskData } from '#web/desk/parts/desk-call.ts';
import { DeskIcon } from '#web/desk/parts/desk-icon.tsx';
import { LinesTable } from '#web/desk/parts/lines-table.tsx';
import { ScreenTitle } from '#web/desk/parts/screen-title.tsx';

type Faults = DeskData<'books.audit'>;
const KEPT = 'desk-audited';

/** Audits the books on demand, and shows the result in words. */
export default function AuditPage() {
  const t = useTranslations('desk-money');
  const desk = useTranslations('desk');
  const { time } = useMoneyColumns();
  const [waits, setWaits] = useState(false);
  const [answer, setAnswer] = useState<DeskAnswer<Faults> | null>(null);
  const [last, setLast] = useState(() => localStorage.getItem(KEPT) ?? '');
  const run = async () => {
    if (waits) return;
    setWaits(true);
    const response = await deskCall('books.audit');
    setWaits(false);
    setAnswer(response);
    if (!response.ok) return;
    const now = new Date().toISOString();
    localStorage.setItem(KEPT, now);
    setLast(now);
  };
  return (
    <>
      <ScreenTitle title={t('audit')}>
        <button
          type="button"
          aria-disabled={waits}
          onClick={() => void run()}
          className="button button-primary"
        >
          <DeskIcon name="circle-check" />
          {t(waits ? 'audit-runs' : 'audit-run')}
        </button>
      </ScreenTitle>
      <div className="grid grid-cols-1 gap-4">
        <section aria-label={t('audit-result')} aria-live="polite" className="card grid gap-2 p-4">
          <p className="text-sm text-ink-2">{t('audit-hint')}</p>
          {answer && !answer.ok && <p role="alert">{answer.message || desk('no-network')}</p>}
          {answer?.ok && (
            <p className={`font-semibold ${answer.data.length === 0 ? 'text-good' : 'text-drop'}`}>
              {t('audit-found', { count: answer.data.length })}
            </p>
          )}
          {last && <p className="text-sm text-ink-2">{t('audit-last', { at: time(last) })}</p>}
        </section>
        {answer?.ok && answer.data.length > 0 && <Faults faults={answer.data} />}
      </div>
    </>
  );
}

function Faults({ faults }: { faults: Faults }) {
  const t = useTranslations('desk-money');
  return (
    <LinesTable
      title={t('audit-faults')}
      empty=""
      rows={faults}
      keyOf={({ fault, about }) => `${fault}${about}`}
      columns={[
        { label: t('what'), show: ({ fault }) => <bdi>{fault}</bdi> },
        { label: t('of-what'), show: ({ about }) => <bdi>{about}</bdi> },
        { label: t('expected'), number: true, show: ({ expected }) => expected },
        { label: t('found'), number: true, show: ({ found }) => found },
      ]}
    />
  );
}
