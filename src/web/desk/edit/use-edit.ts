// One thing being edited: opened with its version, typed, saved; nothing typed is ever lost.
import { useEffect, useEffectEvent, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import type { DeskCall } from '#contract/desk-addresses.ts';
import { mergeEdits, withValue, type Clash } from '#web/desk/edit/merge.ts';
import { findDraft, keepDraft } from '#web/desk/edit/draft.ts';
import type { OpenedThing, Values } from '#web/desk/edit/opened-thing.ts';
import { deskCall, type DeskRefusal, type OpenCall } from '#web/desk/parts/desk-call.ts';
import { deskToast } from '#web/desk/parts/desk-toasts.tsx';

export type Calls = { open: OpenCall; save: OpenCall; remove: DeskCall };
/** Somebody else saved it meanwhile: who, their state, and the fields that both changed. */
export type Meanwhile = { theirs: OpenedThing; by: string; clashes: Clash[] };

type Said = {
  noun: string;
  calls: Calls;
  /** Where its list stands. */
  path: string;
  /** Null for a new one. */
  opened: OpenedThing | null;
  /** The fields of the form, as they are for a new one. */
  blank: Values;
};
const DRAFT_MS = 800;

/** The form's values of an opened thing: those of `blank`'s fields. */
const valuesOf = (thing: Values, blank: Values): Values =>
  Object.fromEntries(Object.keys(blank).map((name) => [name, thing[name] ?? blank[name]]));

export function useEdit({ noun, calls, path, opened, blank }: Said) {
  const t = useTranslations('desk');
  const navigate = useNavigate();
  const id = opened?.id ?? null;
  const [base, setBase] = useState(opened);
  const [meanwhile, setMeanwhile] = useState<Meanwhile | null>(null);
  const [problem, setProblem] = useState('');
  const form: UseFormReturn<Values> = useForm<Values>({
    defaultValues: opened ? valuesOf(opened, blank) : blank,
  });
  const { isDirty: changed, isSubmitting: saving } = form.formState;
  useDraft({ noun, id, version: base?.version ?? null, form, changed });

  const refuse = (refusal: DeskRefusal) => {
    const beside = Object.entries(refusal.fields).filter(([name]) =>
      Object.hasOwn(blank, name.split('.')[0] ?? ''),
    );
    for (const [at, [name, message]] of beside.entries())
      form.setError(name, { message }, { shouldFocus: at === 0 });
    setProblem(beside.length ? '' : refusal.message || t('no-network'));
  };
  const compare = async (mine: Values) => {
    const answer = await deskCall(calls.open, { id });
    if (!answer.ok) return refuse(answer);
    const theirs: OpenedThing = answer.data;
    const merged = mergeEdits(valuesOf(base ?? {}, blank), mine, valuesOf(theirs, blank));
    setMeanwhile({ theirs, by: theirs.edited?.by ?? '', clashes: merged.clashes });
    setBase(theirs);
    form.reset(valuesOf(theirs, blank), { keepValues: false });
    for (const [name, value] of Object.entries(merged.values))
      form.setValue(name, value, { shouldDirty: true });
  };
  const save = form.handleSubmit(async (mine) => {
    setProblem('');
    const answer = await deskCall(calls.save, { id, version: base?.version ?? null, ...mine });
    if (!answer.ok) return answer.code === 'changed-meanwhile' ? compare(mine) : refuse(answer);
    const saved: OpenedThing = answer.data;
    keepDraft(noun, id, null);
    setMeanwhile(null);
    setBase(saved);
    form.reset(valuesOf(saved, blank));
    deskToast('done', answer.message);
    if (id === null) void navigate(`${path}/${saved.id}`, { replace: true });
  });
  const undo = () => {
    keepDraft(noun, id, null);
    setMeanwhile(null);
    form.reset();
  };
  const remove = async () => {
    const answer = await deskCall(calls.remove, { id, version: base?.version });
    if (!answer.ok) return setProblem(answer.message || t('no-network'));
    keepDraft(noun, id, null);
    form.reset();
    deskToast('done', answer.message);
    await navigate(path);
  };
  /** Of a field that both changed: whose words it is to have. */
  const settle = (clash: Clash, value: unknown) => {
    const [name = ''] = clash.path.split('.');
    const next = withValue(form.getValues(), clash.path, value);
    form.setValue(name, next[name], { shouldDirty: true });
    setMeanwhile(
      (now) =>
        now && { ...now, clashes: now.clashes.filter(({ path: one }) => one !== clash.path) },
    );
  };
  return { form, base, changed, saving, problem, meanwhile, save, undo, remove, settle };
}
export type EditState = ReturnType<typeof useEdit>;

/** Keeps a draft of what is typed, and brings one back. */
function useDraft({
  noun,
  id,
  version,
  form,
  changed,
}: {
  noun: string;
  id: number | null;
  version: number | null;
  form: UseFormReturn<Values>;
  changed: boolean;
}): void {
  const t = useTranslations('desk');
  const bringBack = useEffectEvent(() => {
    const draft = findDraft(noun, id);
    if (!draft || draft.version !== version) return;
    for (const [name, value] of Object.entries(draft.values))
      form.setValue(name, value, { shouldDirty: true });
    deskToast('done', t('draft-back'), () => {
      keepDraft(noun, id, null);
      form.reset();
    });
  });
  useEffect(() => bringBack(), []);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = form.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty }) => {
        clearTimeout(timer);
        timer = setTimeout(
          () => keepDraft(noun, id, isDirty ? { version, values } : null),
          DRAFT_MS,
        );
      },
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [form, noun, id, version, changed]);
}
