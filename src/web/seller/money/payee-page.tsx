import { UnreachedCard } from '#web/desk/list/list-nothing.tsx';
import { useState, type ChangeEvent, type FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import { LeaveGuard } from '#web/desk/edit/leave-guard.tsx';
import { MeanwhileNote, type Meanwhile } from '#web/desk/edit/meanwhile-note.tsx';
import { mergeEdits, type Clash } from '#web/desk/edit/merge.ts';
import { deskCall, type DeskData, type DeskRefusal } from '#web/desk/parts/desk-call.ts';
import { deskToast } from '#web/desk/parts/desk-toasts.tsx';
import { ScreenTitle } from '#web/desk/parts/screen-title.tsx';
import { useDeskAnswer } from '#web/desk/parts/use-desk-answer.ts';
import { useStore } from '#web/seller/frame/workplace.ts';
import { Field } from '#web/ui/form/field.tsx';
import { WorkButton } from '#web/ui/form/work-button.tsx';

type Payee = DeskData<'sellerMoney.payee'>;

/**
 * The bank account for payouts. Only an owner can change it, with the password; all owners get a
 * letter.
 */
export default function PayeePage() {
  const t = useTranslations('seller-money');
  const { role } = useStore();
  const { answer, again } = useDeskAnswer('sellerMoney.payee', {});
  return (
    <>
      <ScreenTitle title={t('payee')} />
      {!answer && <div aria-hidden className="skeleton h-48" />}
      {answer && !answer.ok && <UnreachedCard message={answer.message} again={again} />}
      {answer?.ok && (role === 'owner' ? <Form payee={answer.data} /> : <Shown {...answer.data} />)}
    </>
  );
}

function Shown({ name, iban }: Payee) {
  const t = useTranslations('seller-money');
  return (
    <div className="card grid max-w-xl gap-2 p-4">
      <p className="font-semibold">{name || t('payee-none')}</p>
      {iban && <p className="ltr figures">{iban}</p>}
      <p className="text-sm text-ink-2">{t('payee-owner')}</p>
    </div>
  );
}

function Form({ payee }: { payee: Payee }) {
  const t = useTranslations('seller-money');
  const desk = useTranslations('desk');
  const { typed, type, changed, meanwhile, settle, faults, busy, save } = useTyped(payee);
  const labelOf = (field: string) => (field === 'iban' ? 'IBAN' : t('payee-name'));
  return (
    <form
      onSubmit={(event) => void save(event)}
      noValidate
      className="card grid max-w-xl gap-4 p-4"
    >
      <p className="text-sm text-ink-2">{t('payee-text')}</p>
      {meanwhile && <MeanwhileNote {...{ meanwhile, labelOf, settle }} mine={typed} shows={{}} />}
      <Field label={t('payee-name')} fault={faults.payee_name} alert>
        {(control) => (
          <input
            {...control}
            {...type('name')}
            autoComplete="off"
            maxLength={70}
            value={typed.name}
            className="field"
          />
        )}
      </Field>
      <Field label="IBAN" fault={faults.iban} alert>
        {(control) => (
          <input
            {...control}
            {...type('iban')}
            dir="ltr"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={50}
            value={typed.iban}
            className="field figures"
          />
        )}
      </Field>
      <WorkButton type="submit" busy={busy} className="button button-primary justify-self-start">
        {desk('save')}
      </WorkButton>
      <LeaveGuard changed={changed} lost />
    </form>
  );
}

const NAMES = { name: 'payee_name', iban: 'iban' } as const;

/**
 * The typed bank account. No browser stores it: it is lost on leaving, after a warning. What
 * somebody else has saved meanwhile is shown, and nothing is saved over it unseen.
 */
function useTyped(payee: Payee) {
  const desk = useTranslations('desk');
  const [saved, setSaved] = useState(payee);
  const [typed, setTyped] = useState(payee);
  const [meanwhile, setMeanwhile] = useState<Meanwhile | null>(null);
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [busy, setBusy] = useState(false);
  const change = (field: string, value: unknown) =>
    setTyped((now) => ({ ...now, [field]: String(value) }));
  const type = (field: keyof Payee) => ({
    name: NAMES[field],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => change(field, target.value),
  });
  const refuse = ({ fields, message }: Pick<DeskRefusal, 'fields' | 'message'>) => {
    const beside = Object.keys(fields).length > 0;
    setFaults(beside ? fields : { iban: message || desk('no-network') });
  };
  /** Reads what somebody else saved, and puts what is typed over it. */
  const compare = async () => {
    const answer = await deskCall('sellerMoney.payee', {});
    if (!answer.ok) return refuse(answer);
    const { values, clashes } = mergeEdits(saved, typed, answer.data);
    setMeanwhile({ theirs: answer.data, edited: null, clashes });
    setSaved(answer.data);
    setTyped({ ...answer.data, ...values });
  };
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setFaults({});
    const answer = await deskCall('sellerMoney.savePayee', {
      payee_name: typed.name,
      payee_name_seen: saved.name,
      iban: typed.iban,
      iban_seen: saved.iban,
    });
    if (!answer.ok && answer.code === 'changed-meanwhile') await compare();
    else if (!answer.ok) refuse(answer);
    setBusy(false);
    if (!answer.ok) return;
    setSaved(answer.data);
    setTyped((now) => (now === typed ? answer.data : now));
    setMeanwhile(null);
    deskToast('done', answer.message);
  };
  /** Resolves a field that both changed. */
  const settle = ({ path }: Clash, value: unknown) => {
    change(path, value);
    setMeanwhile(
      (now) => now && { ...now, clashes: now.clashes.filter((one) => one.path !== path) },
    );
  };
  const changed = typed.name !== saved.name || typed.iban !== saved.iban;
  return { typed, type, changed, meanwhile, settle, faults, busy, save };
}
