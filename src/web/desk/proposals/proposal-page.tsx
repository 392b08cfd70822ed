// One proposal of a seller: the old and the new values, the shop's page as it will be, and the
// decision. `/next` shows the one that has waited longest.
import { useEffect, useEffectEvent } from 'react';
import { Navigate, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useMomentText } from '#web/desk/parts/moment.tsx';
import { ScreenTitle } from '#web/desk/parts/screen-title.tsx';
import { useDeskAnswer } from '#web/desk/parts/use-desk-answer.ts';
import { ChangesCard } from '#web/desk/proposals/changes-card.tsx';
import { DecideCard } from '#web/desk/proposals/decide-card.tsx';
import { DecidedCard } from '#web/desk/proposals/decided-card.tsx';
import { ProposalPreview } from '#web/desk/proposals/proposal-preview.tsx';
import { StoreCard } from '#web/desk/proposals/store-card.tsx';
import {
  useProposal,
  type Proposal,
  type ProposalState,
} from '#web/desk/proposals/use-proposal.ts';
import { WayBack } from '#web/desk/parts/way-back.tsx';

const LIST = '/admin/product-approvals';

export default function ProposalPage() {
  const { id = '' } = useParams();
  return id === 'next' ? <Oldest /> : <One key={id} id={Number(id)} />;
}

/** Leads to the proposal that has waited longest, or to the list if there is none. */
function Oldest() {
  const { answer } = useDeskAnswer('adminProductProposal.next', {});
  if (!answer) return <div aria-hidden className="skeleton h-64" />;
  const id = answer.ok ? answer.data.id : null;
  return <Navigate replace to={id === null ? LIST : `${LIST}/${id}`} />;
}

function One({ id }: { id: number }) {
  const t = useTranslations('desk-proposal');
  const words = useTranslations('desk');
  const state = useProposal(id);
  const { answer, proposal } = state;
  useKeys(state);
  if (proposal) return <Shown proposal={proposal} state={state} />;
  if (!answer) return <div aria-hidden className="skeleton h-64" />;
  return (
    <>
      <Back />
      <ScreenTitle title={t('title')} />
      <p role="alert" className="card p-4">
        {(!answer.ok && answer.message) || words('no-network')}
      </p>
    </>
  );
}

/** Ctrl-Enter approves, unless a reason to refuse was written. */
function useKeys({ proposal, hasReason, approve }: ProposalState): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key !== 'Enter') return;
    if (proposal?.state === 'sent' && !proposal.store.suspended && !hasReason) approve(true);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);
}

function Back() {
  const t = useTranslations('desk-proposal');
  return <WayBack to={LIST} list={t('title')} />;
}

function Shown({ proposal, state }: { proposal: Proposal; state: ProposalState }) {
  const t = useTranslations('desk-proposal');
  const time = useMomentText();
  const { kind, store, sent_by: by, sent_at: at } = proposal;
  return (
    <>
      <Back />
      <ScreenTitle title={proposal.title || t('untitled')} />
      <p className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-2">
        <strong className="text-ink">{t(`kind-${kind}`)}</strong>
        <span>{store.name}</span>
        {at && <span>{t('sent', { by, at: time(at) })}</span>}
      </p>
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(18rem,1fr)]">
        <div className="grid min-w-0 grid-cols-1 gap-4 max-lg:order-2">
          <ChangesCard proposal={proposal} state={state} />
          <ProposalPreview proposal={proposal} />
        </div>
        <div className="tall:lg:sticky tall:lg:top-20 grid min-w-0 grid-cols-1 gap-4 max-lg:contents">
          {proposal.state === 'sent' ? (
            <DecideCard proposal={proposal} state={state} />
          ) : (
            <DecidedCard proposal={proposal} />
          )}
          <StoreCard proposal={proposal} trust={state.trust} />
        </div>
      </div>
    </>
  );
}
