import { Link } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { EditHistory } from '#web/desk/edit/edit-history.tsx';
import { FieldCard } from '#web/desk/edit/fields.tsx';
import { useMay } from '#web/desk/frame/who.ts';
import { ActButton } from '#web/desk/parts/act-button.tsx';
import type { DeskData } from '#web/desk/parts/desk-call.ts';
import { useDeskAnswer } from '#web/desk/parts/use-desk-answer.ts';
import { TraderGaps } from '#web/desk/sellers/trader-gaps.tsx';
import { TraderList } from '#web/desk/sellers/trader-list.tsx';
import { useTraderLabels } from '#web/desk/sellers/use-trader-labels.ts';

type Trader = DeskData<'adminTrader.read'>;

/** The trader behind a store, what changed about them, and the check by staff. */
export function TraderCard({ id }: { id: number }) {
  const t = useTranslations('trader');
  const { answer, again } = useDeskAnswer('adminTrader.read', { id });
  return (
    <FieldCard title={t('title')}>
      {!answer && <div aria-hidden className="skeleton h-40" />}
      {answer && !answer.ok && <p role="alert">{answer.message}</p>}
      {answer?.ok && <Trader trader={answer.data} again={again} />}
    </FieldCard>
  );
}

function Trader({ trader, again }: { trader: Trader; again: () => void }) {
  const t = useTranslations('trader');
  const may = useMay();
  const labelOf = useTraderLabels();
  const { id, application_id: application, changed_at: seen, checked_at: checked } = trader;
  return (
    <>
      <TraderGaps {...trader} held_text={t('held-desk')} />
      <TraderList trader={trader} />
      {application !== null && may('application.list') && (
        <Link to={`/admin/applications/${application}`} className="link text-sm">
          {t('see-application')}
        </Link>
      )}
      <Checked trader={trader} />
      {(!checked || (seen && seen > checked)) && (
        <div>
          <ActButton
            label={t('check')}
            call="adminTrader.check"
            input={{ id, seen }}
            title={t('check-title')}
            text={t('check-text')}
            again={again}
          />
        </div>
      )}
      <EditHistory
        call="adminTrader.edits"
        of={{ id }}
        labelOf={labelOf}
        shows={{}}
        thing={trader}
        version={0}
      />
    </>
  );
}

function Checked({ trader }: { trader: Trader }) {
  const t = useTranslations('trader');
  const format = useFormatter();
  const day = (iso: string) => format.dateTime(new Date(iso), { dateStyle: 'medium' });
  const { checked_at: checked, changed_at: changed, checked_by: name } = trader;
  if (changed && (!checked || changed > checked))
    return <p className="text-sm text-warn">{t('changed-since', { date: day(changed) })}</p>;
  if (!checked) return null;
  return (
    <p className="text-sm text-ink-2">
      {t('checked-by', { date: day(checked), name: name ?? '' })}
    </p>
  );
}
