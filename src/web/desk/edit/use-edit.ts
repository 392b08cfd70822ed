// One thing being edited: opened with its version, changed, saved; unsaved input is never lost.
import { useRef, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Use } from '#client/client.ts';
import type { DeskCall } from '#contract/desk-addresses.ts';
import { useArrivals } from '#web/desk/edit/arrivals.ts';
import { mergeEdits, withValue, type Clash } from '#web/desk/edit/merge.ts';
import { keepDraft } from '#web/desk/edit/draft.ts';
import type { Meanwhile } from '#web/desk/edit/meanwhile-note.tsx';
import type { OpenedThing, Values } from '#web/desk/edit/opened-thing.ts';
import { useDraft, withoutSecrets } from '#web/desk/edit/use-draft.ts';
import { deskCall, type DeskRefusal, type OpenCall } from '#web/desk/parts/desk-call.ts';
import { deskToast } from '#web/desk/parts/desk-toasts.tsx';

export type Calls = { open: OpenCall; save: OpenCall; remove?: DeskCall; restore?: DeskCall };

/** Converts a thing to the values of its form and back, if they are not just its fields. */
export type FormShape = {
  read: (thing: Values) => Values;
  send: (values: Values) => Values;
  /** The form field for the field in a refusal. */
  place: (field: string, thing: Values) => string;
  /** Form fields that are not kept in the browser. */
  secret: readonly string[];
};
export const AS_IT_IS: FormShape = {
  read: (thing) => thing,
  send: (values) => values,
  place: (field) => field,
  secret: [],
};

type Edit = {
  noun: string;
  calls: Calls;
  /** The path of its list; absent for a thing that exists only once. */
  path?: string;
  /** Null for a new one. */
  opened: OpenedThing | null;
  /** The form's fields, with the values of a new thing. */
  blank: Values;
  shape?: FormShape;
  saved?: () => void;
};

/** The form's values of an opened thing, for the fields of `blank`. */
const valuesOf = (thing: Values, blank: Values): Values =>
  Object.fromEntries(Object.keys(blank).map((name) => [name, thing[name] ?? blank[name]]));

/** The state of a thing while it is edited. */
function useOpened({ noun, opened, blank, shape = AS_IT_IS }: Edit) {
  const [base, setBase] = useState(opened);
  const [meanwhile, setMeanwhile] = useState<Meanwhile | null>(null);
  const [gone, setGone] = useState(false);
  const [problem, setProblem] = useState('');
  const [uses, setUses] = useState<Use[]>([]);
  const form: UseFormReturn<Values> = useForm<Values>({
    defaultValues: opened ? valuesOf(shape.read(opened), blank) : blank,
  });
  const id = opened?.id ?? null;
  const { isDirty: changed, isSubmitting: saving } = form.formState;
  const values = opened ? valuesOf(shape.read(base ?? opened), blank) : blank;
  useDraft({ noun, id, base, values, form, secret: shape.secret, over: setMeanwhile });
  const states = { meanwhile, setMeanwhile, gone, setGone, problem, setProblem, uses, setUses };
  return { id, form, base, setBase, ...states, ...useArrivals(), changed, saving };
}
type Known = ReturnType<typeof useOpened>;

export function useEdit(edit: Edit) {
  const { noun, calls, path = '', saved: done } = edit;
  const t = useTranslations('desk');
  const navigate = useNavigate();
  const known = useOpened(edit);
  const { id, form, base, setMeanwhile, setProblem, setUses } = known;
  const leaving = useRef(false);
  const { save, compare } = useSave(edit, known);
  const undo = () => {
    keepDraft(noun, id, null);
    setMeanwhile(null);
    form.reset();
  };
  const remove = async (reason: string) => {
    if (!calls.remove) return;
    const why = reason && { reason };
    setProblem('');
    const answer = await deskCall(calls.remove, { id, version: base?.version, ...why });
    if (!answer.ok) {
      setUses(answer.uses);
      return setProblem(answer.message || t('no-network'));
    }
    keepDraft(noun, id, null);
    leaving.current = true;
    done?.();
    deskToast('done', answer.message, calls.restore && (() => void restore()));
    await navigate(path);
  };
  /** Undoes the deletion, and opens the restored thing. */
  const restore = async () => {
    if (!calls.restore) return;
    const answer = await deskCall(calls.restore, { id });
    deskToast(answer.ok ? 'done' : 'wrong', answer.message || t('no-network'));
    if (answer.ok) await navigate(`${path}/${id}`);
  };
  /** Undoes somebody else's deletion, and puts the unsaved input over it. */
  const bringBack = async () => {
    if (!calls.restore) return;
    const answer = await deskCall(calls.restore, { id });
    if (!answer.ok) return setProblem(answer.message || t('no-network'));
    await compare(form.getValues());
    known.setGone(false);
  };
  /** Resolves a field that both changed. */
  const settle = (clash: Clash, value: unknown) => {
    const [name = ''] = clash.path.split('.');
    const next = withValue(form.getValues(), clash.path, value);
    form.setValue(name, next[name], { shouldDirty: true });
    setMeanwhile(
      (now) =>
        now && { ...now, clashes: now.clashes.filter(({ path: one }) => one !== clash.path) },
    );
  };
  return { ...known, leaving, save, undo, remove, bringBack, settle };
}
export type EditState = ReturnType<typeof useEdit>;

/** The input typed during the save, which is not lost. */
const typedSince = (sent: Values, now: Values) =>
  Object.entries(now).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(sent[name]),
  );

/** Saves the form; merges it with what somebody else saved meanwhile. */
function useSave({ noun, calls, path, blank, shape = AS_IT_IS, saved: done }: Edit, known: Known) {
  const t = useTranslations('desk');
  const navigate = useNavigate();
  const { id, form, base, setBase, setMeanwhile, setGone, setProblem, setUses, arrived } = known;
  const of = path === undefined ? {} : { id };
  const refuse = (refusal: DeskRefusal) => {
    const beside = Object.entries(refusal.fields)
      .map(([field, message]) => [shape.place(field, base ?? {}), message] as const)
      .filter(([name]) => Object.hasOwn(blank, name.split('.')[0] ?? ''));
    for (const [at, [name, message]] of beside.entries())
      form.setError(name, { message }, { shouldFocus: at === 0 });
    setProblem(beside.length ? '' : refusal.message || t('no-network'));
  };
  /** Starts over from another state of the thing, with these values typed over it. */
  const begin = (thing: OpenedThing, typed: Values) => {
    setBase(thing);
    form.reset(valuesOf(shape.read(thing), blank));
    for (const [name, value] of Object.entries(typed))
      form.setValue(name, value, { shouldDirty: true });
  };
  const compare = async (mine: Values) => {
    const answer = await deskCall(calls.open, of);
    if (!answer.ok) return refuse(answer);
    const theirs: OpenedThing = answer.data;
    const before = base ? shape.read(base) : {};
    const merged = mergeEdits(valuesOf(before, blank), mine, valuesOf(shape.read(theirs), blank));
    setMeanwhile({ theirs, edited: theirs.edited, clashes: merged.clashes });
    begin(theirs, merged.values);
  };
  const save = form.handleSubmit(async () => {
    setProblem('');
    setGone(false);
    setUses([]);
    if (!(await arrived())) return; // the reason is beside its picture
    const mine = structuredClone(form.getValues());
    const answer = await deskCall(calls.save, {
      ...of,
      version: base?.version ?? null,
      ...shape.send(mine),
    });
    if (!answer.ok && answer.code === 'changed-meanwhile') return compare(mine);
    if (!answer.ok && answer.code === 'thing-not-found' && id !== null) return setGone(true);
    if (!answer.ok) return refuse(answer);
    const saved: OpenedThing = answer.data;
    const since = typedSince(mine, form.getValues());
    keepDraft(noun, id, null);
    setMeanwhile(null);
    begin(saved, Object.fromEntries(since));
    done?.();
    deskToast('done', answer.message);
    if (id !== null) return;
    keepDraft(noun, null, null); // the next new one starts empty
    if (since.length > 0) {
      const values = withoutSecrets(form.getValues(), shape.secret);
      keepDraft(noun, saved.id, { version: saved.version, values });
    }
    await navigate(`${path}/${saved.id}`, { replace: true });
  });
  return { save, compare };
}
