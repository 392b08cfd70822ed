// Acts for the chosen parcels: a step of each, or one file for all.
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { carriers } from '#base/carriers.ts';
import type { ChosenAct } from '#web/desk/list/bulk/bulk-act.ts';
import { shortCode } from '#base/short-code.ts';
import { Suggested } from '#web/desk/parts/act-field.tsx';
import { saveFileOr } from '#web/desk/parts/desk-call.ts';
import { FormDialog } from '#web/desk/parts/form-dialog.tsx';
import { useDeskAnswer } from '#web/desk/parts/use-desk-answer.ts';
import { Outcome } from '#web/seller/parcels/outcome.tsx';
import { useWork, type Step } from '#web/seller/parcels/use-work.ts';
import { Field } from '#web/ui/form/field.tsx';

export function ManyParcels({ act, ...chosen }: ChosenAct) {
  if (act === 'label' || act === 'slip') return <Papers form={act} {...chosen} />;
  return <Steps act={act === 'send' || act === 'pick-up' ? act : 'confirm'} {...chosen} />;
}

type Props = Pick<ChosenAct, 'ids' | 'close'>;

function Steps({ act, ids, close }: Props & { act: Step }) {
  const t = useTranslations('seller-parcels');
  const words = useTranslations('desk');
  const step = useTranslations('parcel-state');
  const { worked, trouble, waits, work } = useWork();
  const [carrier, setCarrier] = useState('');
  const [numbers, setNumbers] = useState<Record<number, string>>({});
  const end = () => close(worked !== null);
  const finish = () =>
    worked
      ? end()
      : void work({
          act,
          ids,
          ...(act === 'send' && { carrier, numbers: ids.map((id) => numbers[id] ?? '') }),
        });
  return (
    <FormDialog
      title={t('do-many', { act: step(`act-${act}`), count: ids.length })}
      done={worked ? words('close') : step(`act-${act}`)}
      finish={finish}
      waits={waits}
      over={worked !== null}
      close={end}
    >
      {act === 'send' && !worked && (
        <>
          <CarrierField value={carrier} change={setCarrier} />
          <Numbers ids={ids} numbers={numbers} change={setNumbers} />
        </>
      )}
      {worked && <Outcome worked={worked} />}
      <p role="alert" className="text-sm text-drop empty:hidden">
        {trouble !== null && (trouble || words('no-network'))}
      </p>
    </FormDialog>
  );
}

function CarrierField({ value, change }: { value: string; change: (value: string) => void }) {
  const t = useTranslations('seller-parcels');
  return (
    <Field label={t('carrier')}>
      {(control) => (
        <>
          <input
            {...control}
            value={value}
            dir="auto"
            placeholder=" "
            list="carriers"
            onChange={({ target }) => change(target.value)}
            className="field"
          />
          <Suggested id="carriers" words={carriers.map(({ name }) => name)} />
        </>
      )}
    </Field>
  );
}

type NumbersProps = {
  ids: number[];
  numbers: Record<number, string>;
  change: (numbers: Record<number, string>) => void;
};

/** A tracking number for each parcel, which is identified by its code and its buyer. */
function Numbers({ ids, numbers, change }: NumbersProps) {
  const t = useTranslations('seller-parcels');
  const { answer } = useDeskAnswer('sellerParcels.list', {
    only: ids.join(','),
    size: ids.length,
  });
  const rows = answer?.ok ? answer.data.rows : [];
  return rows.map(({ id, title, buyer }) => (
    <Field key={id} label={t('number-of', { parcel: `${shortCode(title)} · ${buyer}` })}>
      {(control) => (
        <input
          {...control}
          value={numbers[id] ?? ''}
          dir="ltr"
          maxLength={80}
          onChange={({ target }) => change({ ...numbers, [id]: target.value })}
          className="field"
        />
      )}
    </Field>
  ));
}

/** Downloads the file at once. The parcels stay chosen, so that the next step can follow. */
function Papers({ form, ids, close }: Props & { form: 'label' | 'slip' }) {
  const t = useTranslations('seller-parcels');
  const words = useTranslations('desk');
  const [trouble, setTrouble] = useState<string | null>(null);
  const end = () => close(false);
  const save = useEffectEvent(async () => {
    const refusal = await saveFileOr('sellerParcels.papers', { form, ids: ids.join(',') });
    if (refusal) setTrouble(refusal.message || words('no-network'));
    else end();
  });
  useEffect(() => {
    void save();
  }, []);
  return (
    <FormDialog
      title={t(form === 'label' ? 'labels' : 'slips')}
      done={words('close')}
      over
      finish={end}
      close={end}
    >
      <p role={trouble ? 'alert' : 'status'} className={trouble ? 'text-drop' : ''}>
        {trouble ?? t('printing')}
      </p>
    </FormDialog>
  );
}
