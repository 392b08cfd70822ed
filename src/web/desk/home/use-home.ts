// The draft of the home page on the screen: changes are saved automatically after a moment, and
// merged with what somebody else changed meanwhile.
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { findDraft, keepDraft } from '#web/desk/edit/draft.ts';
import { isSame, type Clash } from '#web/desk/edit/merge.ts';
import { isBlock, mergeBlocks, settledBlocks } from '#web/desk/home/merge-blocks.ts';
import type { OpenedBlock, OpenedPage } from '#web/desk/home/opened-page.ts';
import { deskCall, type DeskAnswer } from '#web/desk/parts/desk-call.ts';
import { deskToast } from '#web/desk/parts/desk-toasts.tsx';

const NOUN = 'home-page';
const SOON_MS = 800;

/** Somebody else's changes, and those that clash with mine. */
export type HomeMeanwhile = { theirs: OpenedPage; clashes: Clash[] };
export type SavedState = 'saved' | 'saving' | 'failed';
export type HomeState = ReturnType<typeof useHome>;
/** The unsaved blocks, and the saved ones that they are based on. */
type Typed = { sent: OpenedBlock[]; blocks: OpenedBlock[] };
type Act = (version: number) => Promise<DeskAnswer<OpenedPage>>;

/** The state of the page: as last saved, and as it is now. */
function useKnown(opened: OpenedPage) {
  const [page, setPage] = useState(opened);
  const [blocks, setBlocks] = useState(opened.blocks);
  const [state, setState] = useState<SavedState>('saved');
  const [meanwhile, setMeanwhile] = useState<HomeMeanwhile | null>(null);
  const [merged, setMerged] = useState(0);
  // saving continues after the component is gone
  const live = useRef({ page: opened, blocks: opened.blocks, sent: opened.blocks });
  const show = (next: OpenedBlock[]) => {
    live.current.blocks = next;
    setBlocks(next);
  };
  /** Stores unsaved changes in this browser, until they are saved. */
  const keep = () => {
    const { page: base, blocks: typed, sent } = live.current;
    const values = { blocks: typed };
    const draft = { version: base.version, values, base: { blocks: sent } };
    keepDraft(NOUN, null, typed === sent ? null : draft);
  };
  /** Takes another state of the page, with the unsaved changes on top; returns the clashes. */
  const bring = (theirs: OpenedPage, over: Typed = live.current): Clash[] => {
    const { sent, blocks: mine } = over;
    const both = mergeBlocks(sent, mine, theirs.blocks);
    const nothing = mine === sent || isSame(both.blocks, theirs.blocks);
    Object.assign(live.current, { page: theirs, sent: theirs.blocks });
    show(nothing ? theirs.blocks : both.blocks);
    keep();
    setMerged((times) => times + 1);
    return both.clashes;
  };
  /** Takes the page after an action; what was typed meanwhile is still unsaved. */
  const adopt = (next: OpenedPage) => {
    bring(next);
    setPage(next);
    setState(unsaved() ? 'saving' : 'saved');
    setMeanwhile(null);
  };
  const unsaved = () => live.current.blocks !== live.current.sent;
  const states = { state, setState, meanwhile, setMeanwhile, merged, count: setMerged };
  return { page, setPage, blocks, ...states, live, show, keep, adopt, bring, unsaved };
}
type Known = ReturnType<typeof useKnown>;

export function useHome(opened: OpenedPage) {
  const desk = useTranslations('desk');
  const known = useKnown(opened);
  const { page, blocks, state, setState, meanwhile, setMeanwhile, merged } = known;
  const { live, show, keep, adopt, unsaved } = known;
  const saveAll = useSave(known);
  // one call at a time: each uses the version that the last one returned
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const next = last.current.then(work);
    last.current = next;
    return next;
  };
  const save = () => inTurn(saveAll);
  const change = (next: OpenedBlock[]) => {
    show(next);
    setState('saving');
    keep();
  };
  useSavedSoon(blocks, () => unsaved() && save());
  useStoredDraft(opened, known, change);
  /** Makes a call with the version that was seen; if it succeeds, `thrown` is discarded. */
  const make = async (call: Act, thrown?: OpenedBlock[]): Promise<DeskAnswer<OpenedPage>> => {
    const answer = await call(live.current.page.version);
    if (answer.ok && thrown) Object.assign(live.current, { sent: thrown });
    if (answer.ok) adopt(answer.data);
    else deskToast('wrong', answer.message || desk('no-network'));
    if (!answer.ok && answer.code === 'changed-meanwhile') {
      const again = await deskCall('adminHomePage.open');
      if (again.ok) adopt(again.data);
    }
    return answer;
  };
  /** Saves what is unsaved, then makes a call; null: not made. */
  const act = (call: Act) => inTurn(async () => ((await saveAll()) ? make(call) : null));
  /** Makes a call that discards the draft and what could not be saved. */
  const replace = (call: Act) => inTurn(() => make(call, live.current.blocks));
  /** Resolves a field that both changed. */
  const settle = ({ path }: Clash, value: unknown) => {
    if (!meanwhile) return;
    change(settledBlocks(live.current.blocks, meanwhile.theirs.blocks, path, value));
    const clashes = meanwhile.clashes.filter((one) => one.path !== path);
    setMeanwhile({ ...meanwhile, clashes });
    known.count((times) => times + 1);
  };
  /** The shop does not show everything yet. */
  const begun = page.draft || state !== 'saved';
  return { page, blocks, state, begun, meanwhile, merged, change, save, act, replace, settle };
}

/** Saves until nothing is unsaved; returns whether that succeeded. */
function useSave(known: Known): () => Promise<boolean> {
  const { live, bring, keep, setPage, setState, setMeanwhile, unsaved } = known;
  const t = useTranslations('desk-home');
  const desk = useTranslations('desk');
  const bringTogether = async (): Promise<boolean> => {
    const answer = await deskCall('adminHomePage.open');
    if (!answer.ok) return false;
    const theirs = answer.data;
    setMeanwhile({ theirs, clashes: bring(theirs) });
    deskToast('done', t('together', { by: theirs.edited?.by ?? desk('somebody') }));
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
    if (!unsaved()) return true;
    let well = true;
    while (well && unsaved()) {
      setState('saving');
      well = await saveOnce();
    }
    keep();
    setPage(live.current.page);
    setState(well ? 'saved' : 'failed');
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

/** Restores what was unsaved when the tab was closed, also over what somebody else saved since. */
function useStoredDraft(
  opened: OpenedPage,
  known: Known,
  change: (blocks: OpenedBlock[]) => void,
): void {
  const t = useTranslations('desk-home');
  const desk = useTranslations('desk');
  const bringBack = useEffectEvent(() => {
    const draft = findDraft(NOUN, null);
    if (!draft || !Array.isArray(draft.values.blocks)) return;
    const blocks = draft.values.blocks.filter(isBlock);
    if (draft.version === opened.version) {
      change(blocks);
      return deskToast('done', desk('draft-back'));
    }
    if (!Array.isArray(draft.base?.blocks)) return;
    const clashes = known.bring(opened, { blocks, sent: draft.base.blocks.filter(isBlock) });
    if (!known.unsaved()) return; // it had reached the server
    known.setState('saving');
    known.setMeanwhile({ theirs: opened, clashes });
    deskToast('done', t('together', { by: opened.edited?.by ?? desk('somebody') }));
  });
  useEffect(() => bringBack(), []);
}
