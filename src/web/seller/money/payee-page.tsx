import { useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import { deskCall, type DeskData } from '#web/desk/parts/desk-call.ts';
import { deskToast } from '#web/desk/parts/desk-toasts.tsx';
import { ScreenTitle } from '#web/desk/parts/screen-title.tsx';
import { useDeskAnswer } from '#web/desk/parts/use-desk-answer.ts';
import { useStore } from '#web/seller/frame/workplace.ts';
import { Field } from '#web/ui/form/field.tsx';
import { WorkButton } from '#web/ui/form/work-button.tsx';

type Payee = DeskData<'sellerMoney.payee'>;

/** Where payouts go. The owner changes it, with the password; all owners get a letter. */
export default function PayeePage() {
  const t = useTranslations('seller-money');
  const desk = useTranslations('desk');
  const { role } = useStore();
  const { answer } = useDeskAnswer('sellerMoney.payee', {});
  return (
    <>
      <ScreenTitle title={t('payee')} />
      {!answer && <div aria-hidden className="skeleton h-48" />}
      {answer && !answer.ok && (
        <p role="alert" className="card p-4">
          {answer.message || desk('no-network')}
        </p>
      )}
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
  const { faults, busy, save } = useSaving();
  return (
    <form
      onSubmit={(event) => void save(event)}
      noValidate
      className="card grid max-w-xl gap-4 p-4"
    >
      <p className="text-sm text-ink-2">{t('payee-text')}</p>
      <Field label={t('payee-name')} fault={faults.payee_name} alert>
        {(control) => (
          <input
            {...control}
            name="payee_name"
            autoComplete="off"
            maxLength={70}
            defaultValue={payee.name}
            className="field"
          />
        )}
      </Field>
      <Field label="IBAN" fault={faults.iban} alert>
        {(control) => (
          <input
            {...control}
            name="iban"
            dir="ltr"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={50}
            defaultValue={payee.iban}
            className="field figures"
          />
        )}
      </Field>
      <WorkButton type="submit" busy={busy} className="button button-primary justify-self-start">
        {desk('save')}
      </WorkButton>
    </form>
  );
}

function useSaving() {
  const desk = useTranslations('desk');
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [busy, work] = useState(false);
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const typed = new FormData(event.currentTarget);
    work(true);
    const answer = await deskCall('sellerMoney.savePayee', {
      payee_name: String(typed.get('payee_name')),
      iban: String(typed.get('iban')),
    });
    work(false);
    if (answer.ok) {
      setFaults({});
      return deskToast('done', answer.message);
    }
    const beside = Object.keys(answer.fields).length > 0;
    setFaults(beside ? answer.fields : { iban: answer.message || desk('no-network') });
  };
  return { faults, busy, save };
}
