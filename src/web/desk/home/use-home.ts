// The draft of the home page on the screen: every change is saved by itself after a moment, and
// what somebody else changed meanwhile is brought together with it.
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { findDraft, keepDraft } from '#web/desk/edit/draft.ts';
import type { Clash } from '#web/desk/edit/merge.ts';
import { isBlock, mergeBlocks, settledBlocks } from '#web/desk/home/merge-blocks.ts';
import type { OpenedBlock, OpenedPage } from '#web/desk/home/opened-page.ts';
import { deskCall, type DeskAnswer } from '#web/desk/parts/desk-call.ts';
import { deskToast } from '#web/desk/parts/desk-toasts.tsx';

const NOUN = 'home-page';
const SOON_MS = 800;

/** Somebody else's changes, and which of them clash with mine; `times`: how often that happened. */
export type HomeMeanwhile = { theirs: OpenedPage; clashes: Clash[]; times: number };
export type SavedState = 'saved' | 'saving' | 'failed';
export type HomeState = ReturnType<typeof useHome>;
type Act = (version: number) => Promise<DeskAnswer<OpenedPage>>;

/** What is known of the page: as it was saved last, and as it is now. */
function useKnown(opened: OpenedPage) {
  const [page, setPage] = useState(opened);
  const [blocks, setBlocks] = useState(opened.blocks);
  const [state, setState] = useState<SavedState>('saved');
  const [meanwhile, setMeanwhile] = useState<HomeMeanwhile | null>(null);
  // what is being saved outlives what is drawn
  const live = useRef({ page: opened, blocks: opened.blocks, sent: opened.blocks, busy: false });
  const show = (next: OpenedBlock[]) => {
    live.current.blocks = next;
    setBlocks(next);
  };
  /** Another state of the page, with nothing unsaved. */
  const adopt = (next: OpenedPage) => {
    Object.assign(live.current, { page: next, sent: next.blocks });
    keepDraft(NOUN, null, null);
    setPage(next);
    show(next.blocks);
    setState('saved');
    setMeanwhile((now) => now && { ...now, clashes: [], times: now.times + 1 });
  };
  /** Somebody else's state of the page, with mine over it. */
  const bring = (theirs: OpenedPage) => {
    const { sent, blocks: mine } = live.current;
    const merged = mergeBlocks(sent, mine, theirs.blocks);
    Object.assign(live.current, { page: theirs, sent: theirs.blocks });
    show(merged.blocks);
    setMeanwhile((now) => ({ theirs, clashes: merged.clashes, times: (now?.times ?? 0) + 1 }));
  };
  const unsaved = () => live.current.blocks !== live.current.sent;
  const states = { state, setState, meanwhile, setMeanwhile };
  return { page, setPage, blocks, ...states, live, show, adopt, bring, unsaved };
}
type Known = ReturnType<typeof useKnown>;

export function useHome(opened: OpenedPage) {
  const desk = useTranslations('desk');
  const known = useKnown(opened);
  const { page, blocks, state, setState, meanwhile, setMeanwhile } = known;
  const { live, show, adopt, unsaved } = known;
  const save = useSave(known);
  const change = (next: OpenedBlock[]) => {
    show(next);
    setState('saving');
    keepDraft(NOUN, null, { version: live.current.page.version, values: { blocks: next } });
  };
  useSavedSoon(blocks, () => unsaved() && save());
  useKept(opened, change);
  /** Saves what is unsaved, then makes a call with the version that was seen; null: not made. */
  const act = async (call: Act): Promise<DeskAnswer<OpenedPage> | null> => {
    if (unsaved() && !(await save())) return null;
    const answer = await call(live.current.page.version);
    if (answer.ok) adopt(answer.data);
    else deskToast('wrong', answer.message || desk('no-network'));
    if (!answer.ok && answer.code === 'changed-meanwhile') {
      const again = await deskCall('adminHomePage.open');
      if (again.ok) adopt(again.data);
    }
    return answer;
  };
  /** Of a field that both changed: whose it is to be. */
  const settle = ({ path }: Clash, value: unknown) => {
    if (!meanwhile) return;
    change(settledBlocks(live.current.blocks, meanwhile.theirs.blocks, path, value));
    const clashes = meanwhile.clashes.filter((one) => one.path !== path);
    setMeanwhile({ ...meanwhile, clashes, times: meanwhile.times + 1 });
  };
  return { page, blocks, state, meanwhile, change, save, act, settle };
}

/** Saves until nothing is unsaved; answers whether that was possible. */
function useSave({ live, bring, setPage, setState, unsaved }: Known): () => Promise<boolean> {
  const t = useTranslations('desk-home');
  const desk = useTranslations('desk');
  const bringTogether = async (): Promise<boolean> => {
    const answer = await deskCall('adminHomePage.open');
    if (!answer.ok) return false;
    bring(answer.data);
    deskToast('done', t('together', { by: answer.data.edited?.by ?? desk('somebody') }));
    return true;
  };
  const saveOnce = async (): Promise<boolean> => {
    const { page, blocks } = live.current;
    const answer = await deskCall('adminHomePage.save', { version: page.version, blocks });
    if (answer.ok) Object.assign(live.current, { page: answer.data, sent: blocks });
    else if (answer.code === 'changed-meanwhile') return bringTogether();
    else deskToast('wrong', answer.message || desk('no-network'));
    return answer.ok;
  };
  return async () => {
    if (live.current.busy) return false;
    Object.assign(live.current, { busy: true });
    let well = true;
    while (well && unsaved()) {
      setState('saving');
      well = await saveOnce();
    }
    Object.assign(live.current, { busy: false });
    setPage(live.current.page);
    setState(well ? 'saved' : 'failed');
    if (well) keepDraft(NOUN, null, null);
    return well;
  };
}

/** Saves a moment after the last change. */
function useSavedSoon(blocks: OpenedBlock[], save: () => unknown): void {
  const soon = useEffectEvent(save);
  useEffect(() => {
    const timer = setTimeout(() => soon(), SOON_MS);
    return () => clearTimeout(timer);
  }, [blocks]);
}

/** Brings back what was not saved when the tab was closed. */
function useKept(opened: OpenedPage, change: (blocks: OpenedBlock[]) => void): void {
  const desk = useTranslations('desk');
  const bringBack = useEffectEvent(() => {
    const kept = findDraft(NOUN, null);
    if (kept?.version !== opened.version || !Array.isArray(kept.values.blocks)) return;
    change(kept.values.blocks.filter(isBlock));
    deskToast('done', desk('draft-back'));
  });
  useEffect(() => bringBack(), []);
}
