import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { latinDigits } from '#base/latin-digits.ts';
import { useWho } from '#web/desk/frame/who.ts';
import { deskCall, type DeskData, type DeskRefusal } from '#web/desk/parts/desk-call.ts';
import { deskToast } from '#web/desk/parts/desk-toasts.tsx';
import { useDeskAnswer } from '#web/desk/parts/use-desk-answer.ts';
import {
  requestOf,
  blankDraftOrder,
  findDraftOrder,
  keepDraftOrder,
  type DraftOrder,
  type TypedAddress,
} from '#web/desk/taking/draft-order.ts';

/** Requests wait for such a pause in typing. */
const PAUSE_MS = 300;
export type Trial = DeskData<'adminTakenOrder.try'>;
export type Taking = ReturnType<typeof useTaking>;
export type Faults = Partial<Record<keyof TypedAddress | 'order', string>>;

/** An order being made: its contents, its present total, and placing it. */
export function useTaking() {
  const t = useTranslations('desk');
  const go = useNavigate();
  const { market } = useWho();
  const spoken = market.languages.find(({ is_default: usual }) => usual)?.code ?? 'en';
  const blank = () => blankDraftOrder(spoken, market.default_country);
  const [taken, setTaken] = useState<DraftOrder>(() => findDraftOrder() ?? blank());
  const [faults, setFaults] = useState<Faults>({});
  const [placing, setPlacing] = useState(false);
  const under = useRef(false); // the screen may not yet show that it is running
  const { trial, waits, again } = useTrial(taken);
  const change = (wish: Partial<DraftOrder>) => {
    // a changed order gets a new key, because the last one may still be on its way
    const next = { ...taken, ...wish, key: crypto.randomUUID() };
    setTaken(next);
    keepDraftOrder(next);
  };
  const write = (wish: Partial<TypedAddress>) => {
    change({ address: { ...taken.address, ...wish } });
    setFaults((now) => ({
      ...now,
      ...Object.fromEntries(Object.keys(wish).map((key) => [key, ''])),
    }));
  };
  const finish = async () => {
    if (under.current || !trial?.ok) return;
    under.current = true;
    setPlacing(true);
    const done = await deskCall('adminTakenOrder.place', {
      ...taken.address,
      ...requestOf(taken),
      phone: latinDigits(taken.address.phone),
      language: taken.language,
      total: String(trial.data.sums.total_price),
      idempotency_key: taken.key,
    });
    under.current = false;
    setPlacing(false);
    if (done.ok) {
      keepDraftOrder(null);
      deskToast('done', done.message);
      return go(`/admin/orders/${done.data.id}`, { replace: true });
    }
    setFaults(faultsOf(done, taken.address, done.message || t('no-network')));
    again();
    return undefined;
  };
  const forget = () => {
    keepDraftOrder(null);
    setTaken(blank());
    setFaults({});
  };
  return { taken, change, write, trial, waits, faults, placing, finish, forget };
}

function useTrial(taken: DraftOrder) {
  const input = requestOf(taken);
  const key = JSON.stringify(input);
  const [settled, setSettled] = useState({ key, input });
  const latest = useEffectEvent(() => setSettled({ key, input }));
  useEffect(() => {
    const timer = setTimeout(() => latest(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [key]);
  const { answer, waits, again } = useDeskAnswer('adminTakenOrder.try', settled.input);
  return { trial: answer, waits: waits || settled.key !== key, again };
}

const NAMES = ['name', 'email', 'phone', 'country', 'state', 'city', 'zip', 'address_1'] as const;

/** Puts each sentence beside its field; countries name the parts of an address differently. */
function faultsOf({ code, fields }: DeskRefusal, address: TypedAddress, message: string): Faults {
  const known = NAMES.filter((name) => fields[name]);
  if (known.length) return Object.fromEntries(known.map((name) => [name, fields[name]]));
  if (code === 'phone-invalid') return { phone: message };
  if (code === 'zip-invalid') return { zip: message };
  const places = ['address_1', 'city', 'state', 'zip'] as const;
  const empty = places.find((name) => address[name] === '');
  if (code === 'required' && empty) return { [empty]: message };
  return { order: message };
}
