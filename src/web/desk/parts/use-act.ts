// An action with typed values: it never runs twice at once, and keeps its refusal.
import { useRef, useState } from 'react';
import type { DeskCall } from '#contract/desk-addresses.ts';
import type { DialogField } from '#web/desk/parts/act-field.tsx';
import { deskCall, type DeskData, type DeskRefusal } from '#web/desk/parts/desk-call.ts';
import { deskToast } from '#web/desk/parts/desk-toasts.tsx';

export type Act<Name extends DeskCall> = {
  call: Name;
  input: Record<string, unknown>;
  fields?: DialogField[] | undefined;
  done: (data: DeskData<Name>) => void;
  refused?: (() => void) | undefined;
};
export type ActState = {
  values: Record<string, string>;
  change: (name: string, value: string) => void;
  problem: DeskRefusal | null;
  waits: boolean;
  finish: () => Promise<void>;
};

/** The typed values of an action's fields, and the action itself. */
export function useAct<Name extends DeskCall>({
  call,
  input,
  fields = [],
  done,
  refused,
}: Act<Name>): ActState {
  const [values, setValues] = useState<Record<string, string>>(() =>
    Object.fromEntries(fields.map(({ name, initial = '' }) => [name, initial])),
  );
  const [problem, setProblem] = useState<DeskRefusal | null>(null);
  const [waits, setWaits] = useState(false);
  const under = useRef(false); // the screen may not yet show that it is running
  const finish = async () => {
    if (under.current) return;
    under.current = true;
    setWaits(true);
    const answer = await deskCall(call, { ...input, ...values });
    under.current = false;
    setWaits(false);
    if (!answer.ok) {
      refused?.();
      return setProblem(answer);
    }
    if (answer.message) deskToast('done', answer.message);
    done(answer.data);
  };
  return {
    values,
    change: (name, value) => setValues((now) => ({ ...now, [name]: value })),
    problem,
    waits,
    finish,
  };
}
