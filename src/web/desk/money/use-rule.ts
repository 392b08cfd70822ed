// A commission rule in the form; merges what somebody else saved meanwhile with what is typed.
import { useState } from 'react';
import { dayBegins, wallTime } from '#base/zoned-time.ts';
import { mergeEdits, type Clash } from '#web/desk/edit/merge.ts';
import type { Meanwhile } from '#web/desk/edit/meanwhile-note.tsx';
import { useWho } from '#web/desk/frame/who.ts';
import type { Rule } from '#web/desk/money/use-rule-words.ts';
import { deskCall, type DeskRefusal } from '#web/desk/parts/desk-call.ts';
import { deskToast } from '#web/desk/parts/desk-toasts.tsx';

/** Its form values. */
type Typed = Record<string, string | number | null>;

const GONE = 'commission-rule-not-found';

export function useRule(rule: Rule | null, done: () => void) {
  const zone = useWho().market.time_zone;
  const [base, setBase] = useState(rule);
  const [values, setValues] = useState<Typed>(() => typedOf(rule, zone));
  const [meanwhile, setMeanwhile] = useState<Meanwhile | null>(null);
  const [problem, setProblem] = useState<DeskRefusal | null>(null);
  const [gone, setGone] = useState(false);
  const [waits, setWaits] = useState(false);
  const text = (name: string) => String(values[name] ?? '');
  const sent = {
    ...values,
    id: base?.id ?? null,
    version: base?.version ?? null,
    rate: rateOf(text('rate')),
    fixed: text('fixed') || '0',
    valid_from: beginOf(text('valid_from'), base, zone),
  };
  /** Loads what somebody else saved, and puts the typed values over it. */
  const bringTogether = async () => {
    const answer = await deskCall('commissionRule.all', {});
    if (!answer.ok) return setProblem(answer);
    const theirs = answer.data.find(({ id }) => id === base?.id);
    if (!theirs) return setGone(true);
    const saved = typedOf(theirs, zone);
    const merged = mergeEdits(typedOf(base, zone), values, saved);
    setMeanwhile({ theirs: saved, edited: theirs.edited, clashes: merged.clashes });
    setBase(theirs);
    setValues(Object.fromEntries(Object.entries(merged.values).map(plain)));
  };
  const send = async (input: typeof sent) => {
    setWaits(true);
    setProblem(null);
    const answer = await deskCall('commissionRule.save', input);
    if (!answer.ok && answer.code === 'changed-meanwhile') await bringTogether();
    else if (!answer.ok && answer.code === GONE) setGone(true);
    else if (!answer.ok) setProblem(answer);
    setWaits(false);
    if (!answer.ok) return;
    deskToast('done', answer.message);
    done();
  };
  const save = () => send(sent);
  /** Creates a rule from the typed values, in place of the deleted one. */
  const restore = () => send({ ...sent, id: null, version: null });
  const change = (name: string, value: unknown) =>
    setValues((now) => ({ ...now, ...Object.fromEntries([plain([name, value])]) }));
  /** Resolves a field that both changed. */
  const settle = ({ path }: Clash, value: unknown) => {
    change(path, value);
    setMeanwhile(
      (now) => now && { ...now, clashes: now.clashes.filter((one) => one.path !== path) },
    );
  };
  return { values, text, sent, meanwhile, problem, gone, waits, change, save, restore, settle };
}
export type RuleEdit = ReturnType<typeof useRule>;

const plain = ([name, value]: [string, unknown]): [string, string | number | null] => [
  name,
  typeof value === 'string' || typeof value === 'number' ? value : null,
];

/** In hundredths of a percent; a text that is no number is sent as typed, and refused. */
const rateOf = (typed: string): number | string =>
  /^\d+(\.\d*)?$/.test(typed) ? Math.round(Number(typed) * 100) : typed;

const dayOf = (rule: Rule | null, zone: string) =>
  rule?.valid_from ? wallTime(new Date(rule.valid_from), zone).slice(0, 10) : '';

/** The beginning of a day; the rule's own start if the day has not changed. */
const beginOf = (day: string, rule: Rule | null, zone: string): string =>
  day && day === dayOf(rule, zone)
    ? (rule?.valid_from ?? '')
    : (dayBegins(day, zone)?.toISOString() ?? day);

const typedOf = (rule: Rule | null, zone: string): Typed => ({
  store_id: rule?.store_id ?? null,
  category_id: rule?.category_id ?? null,
  product_id: rule?.product_id ?? null,
  rate: rule ? String(rule.rate / 100) : '',
  fixed: rule && rule.fixed > 0 ? String(rule.fixed) : '',
  cap: rule?.cap == null ? '' : String(rule.cap),
  valid_from: dayOf(rule, zone),
});
