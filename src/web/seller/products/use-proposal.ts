// A product that its seller is writing: saved automatically as a draft, and submitted to the market
// on demand. Input stays in this browser until the server has it.
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { useArrivals } from '#web/desk/edit/arrivals.ts';
import { findDraft, keepDraft } from '#web/desk/edit/draft.ts';
import { mergeEdits } from '#web/desk/edit/merge.ts';
import type { Values } from '#web/desk/edit/opened-thing.ts';
import { deskCall, type DeskRefusal } from '#web/desk/parts/desk-call.ts';
import { readBegun } from '#web/seller/products/read-begun.ts';
import { valuesOf, type Begun, type Proposal } from '#web/seller/products/proposal-values.ts';

const NOUN = 'own-product';
const PAUSE_MS = 2000;
const AGAIN_MS = 5000;
/** Somebody has saved it since it was opened, or started to change the same product. */
const RACED = new Set(['changed-meanwhile', 'proposal-open']);

/** The state of the input: none, saved, typed, being saved, only in this browser, or refused. */
export type Saving = 'new' | 'saved' | 'typed' | 'saving' | 'offline' | 'refused';

export function useProposal(begun: Begun) {
  const held = useProposalState(begun);
  const { form, proposal, saving, problem, meanwhile } = held;
  const queue = useQueue(held);
  useDrafts(begun, held, queue);
  const waits = proposal?.state === 'sent' || proposal?.state === 'approved';
  const [sending, setSending] = useState(false);
  const { arrived, hold } = useArrivals();
  const send = async () => {
    setSending(true); // nothing can be typed or sent again until the result is known
    const refused = (await arrived()) ? await queue(true) : ['image'];
    setSending(false);
    return refused;
  };
  return { form, proposal, saving, problem, meanwhile, waits, sending, send, hold };
}
export type Editing = ReturnType<typeof useProposal>;

/** Its state. `saved`: the values on the server; `current`: the state they belong to. */
function useProposalState(begun: Begun) {
  const [proposal, setProposal] = useState(begun.proposal);
  const [saving, setSaving] = useState<Saving>(begun.proposal ? 'saved' : 'new');
  const [problem, setProblem] = useState('');
  const [meanwhile, setMeanwhile] = useState(false);
  const form = useForm<Values>({ defaultValues: valuesOf(begun) });
  const saved = useRef(valuesOf(begun));
  const current = useRef(begun);
  const states = { proposal, saving, setSaving, problem, setProblem, meanwhile, setMeanwhile };
  const take = (next: Begun, values: Values) => {
    current.current = next;
    saved.current = values;
    setProposal(next.proposal);
  };
  return { form, saved, current, take, ...states };
}
/** Its id in the list and in the browser: below zero for a proposal; null for a new one. */
const rowOf = ({ product, proposal }: Begun): number | null =>
  product?.id ?? (proposal ? -proposal.id : null);
type ProposalState = ReturnType<typeof useProposalState>;

/** Whether there is input that the server does not have. */
const isTyped = ({ form, saved }: ProposalState): boolean =>
  JSON.stringify(form.getValues()) !== JSON.stringify(saved.current);

/** Saves or submits; returns the refused fields, or null if it succeeded. */
type Write = (send: boolean) => Promise<string[] | null>;

/** Runs one save at a time: submitting waits for a running save. */
function useQueue(held: ProposalState): Write {
  const { form, current, take, setSaving, setProblem } = held;
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const desk = useTranslations('desk');
  const bringTogether = useBringTogether(held);
  const refuse = (refusal: DeskRefusal) => {
    const beside = Object.entries(refusal.fields);
    for (const [field, message] of beside) form.setError(field, { message });
    setSaving(refusal.code === 'offline' ? 'offline' : 'refused');
    setProblem(beside.length ? '' : refusal.message || desk('no-network'));
    return beside.map(([field]) => field);
  };
  const done = (next: Proposal, mine: Values) => {
    const before = rowOf(current.current);
    take({ ...current.current, proposal: next }, mine);
    form.clearErrors();
    const whole = JSON.stringify(form.getValues()) === JSON.stringify(mine);
    setSaving(whole ? 'saved' : 'typed');
    setProblem('');
    if (whole || before === null) keepDraft(NOUN, before, null);
    // sets its new address, without interrupting the typing
    if (before === null) history.replaceState(history.state, '', `/seller/products/-${next.id}`);
  };
  const write = async (send: boolean, tries = 1): Promise<string[] | null> => {
    const mine = structuredClone(form.getValues());
    setSaving('saving');
    const { proposal: was, product } = current.current;
    const answer = await deskCall('sellerProduct.propose', {
      id: was?.id ?? null,
      version: was?.version ?? null,
      product_id: was ? was.product_id : (product?.id ?? null),
      product_version: product?.version ?? null,
      send,
      ...mine,
    });
    if (answer.ok) {
      done(answer.data, mine);
      return null;
    }
    const raced = RACED.has(answer.code) && tries > 0;
    if (raced && (await bringTogether(mine))) return write(send, tries - 1);
    return refuse(answer);
  };
  return (send) => {
    // a save that was waiting behind a submission has nothing left to save, and would withdraw it
    const next = last.current.then(() => (send || isTyped(held) ? write(send) : null));
    last.current = next;
    return next;
  };
}

/** Somebody else has saved it: takes what only they changed, and keeps the input here. */
function useBringTogether({ form, saved, current, take, setMeanwhile }: ProposalState) {
  return async (mine: Values): Promise<boolean> => {
    const row = rowOf(current.current);
    const answer = row === null ? null : await readBegun(row);
    if (!answer?.ok) return false;
    const theirs = valuesOf(answer.data);
    const { values } = mergeEdits(saved.current, mine, theirs);
    take(answer.data, theirs);
    for (const [name, value] of Object.entries(values)) form.setValue(name, value);
    setMeanwhile(true);
    return true;
  };
}

/** Keeps input in this browser at once, and on the server after a pause in typing. */
function useDrafts(begun: Begun, held: ProposalState, queue: Write) {
  const { form, saved, current, saving, setSaving, setMeanwhile } = held;
  const key = JSON.stringify(useWatch({ control: form.control }));
  const keep = useEffectEvent(() => {
    if (key === JSON.stringify(saved.current)) return null;
    keepDraft(NOUN, rowOf(current.current), {
      version: versionOf(current.current),
      values: form.getValues(),
      base: saved.current,
    });
    setSaving((now) => (now === 'saving' ? now : 'typed'));
    return setTimeout(() => void queue(false), PAUSE_MS);
  });
  useEffect(() => {
    const timer = keep();
    return () => {
      if (timer) clearTimeout(timer);
    };
  }, [key]);
  const retry = useEffectEvent(() => {
    if (isTyped(held)) void queue(false);
  });
  useEffect(() => {
    if (saving !== 'offline' && saving !== 'typed') return undefined;
    const timer = setInterval(() => retry(), AGAIN_MS);
    const online = () => retry();
    addEventListener('online', online);
    return () => {
      clearInterval(timer);
      removeEventListener('online', online);
    };
  }, [saving]);
  const recall = useEffectEvent(() => {
    const draft = findDraft(NOUN, rowOf(begun));
    if (!draft) return;
    const { values } = mergeEdits(draft.base ?? saved.current, draft.values, saved.current);
    for (const [name, value] of Object.entries(values)) form.setValue(name, value);
    if (draft.version !== versionOf(begun)) setMeanwhile(true);
  });
  useEffect(() => recall(), []);
}

const versionOf = ({ proposal, product }: Begun): number | null =>
  proposal?.version ?? product?.version ?? null;
