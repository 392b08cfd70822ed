import { UnreachedCard } from '#web/desk/list/list-nothing.tsx';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { REOPEN_DAYS } from '#contract/constants.ts';
import { ActButton } from '#web/desk/parts/act-button.tsx';
import type { DeskData } from '#web/desk/parts/desk-call.ts';
import { useMomentText } from '#web/desk/parts/moment.tsx';
import { ScreenTitle } from '#web/desk/parts/screen-title.tsx';
import { useDeskAnswer } from '#web/desk/parts/use-desk-answer.ts';
import { useStore } from '#web/seller/frame/workplace.ts';
import { StandsOpen } from '#web/seller/store/stands-open.tsx';

export type Closing = DeskData<'sellerClosing.read'>;

/** What is still open in a store, and how its owner closes or reopens it. */
export default function ClosingPage() {
  const t = useTranslations('seller-closing');
  const { role } = useStore();
  const { answer, again } = useDeskAnswer('sellerClosing.read', {});
  const closed = answer?.ok === true && answer.data.closed_at !== null;
  // every screen's frame says whether the store is closed
  const changed = (done: unknown) => (done ? location.reload() : again());
  return (
    <>
      <ScreenTitle title={t(closed ? 'closed-title' : 'title')} />
      <div className="grid max-w-2xl grid-cols-1 gap-4">
        {role !== 'owner' && <p className="card p-4">{t('only-owners')}</p>}
        {role === 'owner' && !answer && <div aria-hidden className="skeleton h-48" />}
        {role === 'owner' && answer && !answer.ok && (
          <UnreachedCard message={answer.message} again={again} />
        )}
        {answer?.ok && (
          <>
            {closed ? (
              <Closed closing={answer.data} changed={changed} />
            ) : (
              <p className="card p-4">{t('intro')}</p>
            )}
            <StandsOpen closing={answer.data} />
            <GoesOn open={!closed} />
            {!closed && <Close changed={changed} />}
          </>
        )}
      </div>
    </>
  );
}

type Changed = { changed: (done: unknown) => void };

function Close({ changed }: Changed) {
  const t = useTranslations('seller-closing');
  const { name } = useStore();
  return (
    <div>
      <ActButton
        label={t('close')}
        call="sellerClosing.close"
        input={{}}
        title={t('close-title', { store: name })}
        text={t('close-text')}
        again={changed}
      />
    </div>
  );
}

/** Since when, by whom, and who can reopen it. */
function Closed({ closing, changed }: { closing: Closing } & Changed) {
  const t = useTranslations('seller-closing');
  const write = useMomentText();
  const { name } = useStore();
  const { closed_at: at, closed_by: by, closed_reason: reason, reopen_until: until } = closing;
  const date = write(at ?? '');
  return (
    <section className="card grid justify-items-start gap-3 p-4">
      <p>{t(by === 'market' ? 'closed-by-market' : 'closed-by-you', { date })}</p>
      {reason && <p className="break-words font-semibold">{reason}</p>}
      <p className="text-sm text-ink-2">
        {until ? t('reopen-until', { date: write(until) }) : t('reopen-ask')}
      </p>
      {until && (
        <ActButton
          primary
          label={t('reopen')}
          call="sellerClosing.reopen"
          input={{}}
          title={t('reopen-title', { store: name })}
          text={t('reopen-text')}
          again={changed}
        />
      )}
    </section>
  );
}

function GoesOn({ open }: { open: boolean }) {
  const t = useTranslations('seller-closing');
  return (
    <section className="card grid gap-2 p-4">
      <h2 className="text-base font-semibold">{t('stays')}</h2>
      <ul className="grid list-disc gap-1 ps-5 text-sm">
        <li>{t('stays-orders')}</li>
        <li>{t('stays-money')}</li>
        <li>{t('stays-people')}</li>
        <li>{t('stays-data')}</li>
        {open && <li>{t('stays-again', { days: REOPEN_DAYS })}</li>}
      </ul>
      <Link to="/seller/data" className="link min-h-11 content-center text-sm">
        {t('stays-data-link')}
      </Link>
    </section>
  );
}
