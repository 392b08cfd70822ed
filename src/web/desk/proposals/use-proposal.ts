// One proposal on the screen: its data, the reviewer's input, and the decision.
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import type { ReasonCode } from '#contract/proposal.ts';
import { deskCall, type DeskAnswer, type DeskData } from '#web/desk/parts/desk-call.ts';
import { deskToast } from '#web/desk/parts/desk-toasts.tsx';
import { useDeskAnswer } from '#web/desk/parts/use-desk-answer.ts';

export type Proposal = DeskData<'adminProductProposal.open'>;
export type Reason = { code: ReasonCode | null; text: string };
export const NO_REASON: Reason = { code: null, text: '' };
const PATH = '/admin/product-approvals';
const NEWER = new Set(['changed-meanwhile', 'proposal-withdrawn', 'proposal-decided']);

export type ProposalState = ReturnType<typeof useProposal>;

/** The input before the decision, and the decision itself. */
export function useProposal(id: number) {
  const { answer } = useDeskAnswer('adminProductProposal.open', { id });
  const [newer, setNewer] = useState<Proposal | null>(null);
  const proposal = newer ?? (answer?.ok ? answer.data : null);
  const written = useWritten();
  const { waits, problem, decided } = useDecision(id, setNewer);
  const { whole, reasons, keep } = written;
  return {
    answer,
    proposal,
    waits,
    problem,
    ...written,
    approve: (onwards: boolean, trust = false) => {
      if (!proposal || waits) return;
      const { version, product } = proposal;
      const product_version = product?.version ?? null;
      const sent = { id, version, product_version, keep, trust };
      void decided(deskCall('adminProductProposal.approve', sent), onwards);
    },
    refuse: () => {
      if (!proposal || waits) return;
      const sent = { id, version: proposal.version, ...whole, reasons: reasons.filter(isGiven) };
      void decided(deskCall('adminProductProposal.refuse', sent), false);
    },
    trust: async (trusted: boolean) => {
      if (!proposal) return;
      const { store } = proposal;
      const response = await deskCall('staffedStore.trust', { id: store.id, trusted });
      if (response.ok) setNewer({ ...proposal, store: { ...store, trusted } });
      deskToast(response.ok ? 'done' : 'wrong', response.message);
    },
  };
}

/** The reasons, for the whole and for single fields, and the parts that stay unchanged. */
function useWritten() {
  const [whole, setWhole] = useState(NO_REASON);
  const [fields, setFields] = useState<Record<string, Reason>>({});
  const [keep, setKeep] = useState<string[]>([]);
  const reasons = Object.entries(fields).map(([field, reason]) => ({ field, ...reason }));
  return {
    whole,
    fields,
    reasons,
    keep,
    hasReason: [whole, ...reasons].some(isGiven),
    sayWhole: setWhole,
    sayField: (field: string, reason: Reason) => setFields((now) => ({ ...now, [field]: reason })),
    keeps: (key: string, checked: boolean) =>
      setKeep((now) => (checked ? [...now, key] : now.filter((one) => one !== key))),
  };
}

/** Sends a decision; if it is refused, also shows the proposal's new state. */
function useDecision(id: number, take: (proposal: Proposal) => void) {
  const t = useTranslations('desk');
  const go = useNavigate();
  const [waits, setWaits] = useState(false);
  const [problem, setProblem] = useState('');
  const decided = async (request: Promise<DeskAnswer<Proposal>>, onwards: boolean) => {
    setWaits(true);
    setProblem('');
    const done = await request;
    setWaits(false);
    if (done.ok) {
      deskToast('done', done.message);
      take(done.data);
      if (onwards && done.data.next !== null) await go(`${PATH}/${done.data.next}`);
      return;
    }
    setProblem(done.message || Object.values(done.fields)[0] || t('no-network'));
    if (!NEWER.has(done.code)) return;
    const now = await deskCall('adminProductProposal.open', { id });
    if (now.ok) take(now.data);
  };
  return { waits, problem, decided };
}

const isGiven = ({ code, text }: Reason): boolean => code !== null || text.trim() !== '';
