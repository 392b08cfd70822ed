import { useTranslations } from 'use-intl';
import { carriers } from '#base/carriers.ts';
import { shortCode } from '#base/short-code.ts';
import { ActButton } from '#web/desk/parts/act-button.tsx';
import type { DialogField } from '#web/desk/parts/act-field.tsx';
import { named } from '#web/desk/parts/named.ts';
import type { StoreParcel } from '#web/seller/parcels/parcel-page.tsx';

type Action = StoreParcel['actions'][number];

const CALLS = {
  confirm: 'sellerParcel.confirm',
  'pick-up': 'sellerParcel.pickUp',
  send: 'sellerParcel.send',
  deliver: 'sellerParcel.deliver',
  cancel: 'sellerParcel.cancel',
} as const;

type Props = { parcel: StoreParcel; again: () => void };

/** The next step, within reach of the thumb; says so if a colleague was faster. */
export function NextStep({ parcel, again }: Props) {
  const t = useTranslations('seller-parcels');
  if (parcel.actions.length === 0) return null;
  return (
    <section
      aria-label={t('next')}
      className={
        'foot-act sticky bottom-(--foot,0px) z-10 -mx-4 mt-4 -mb-4 flex flex-wrap gap-2 border-t ' +
        'border-line bg-ground p-3 md:-mx-6 md:-mb-6 md:px-6'
      }
    >
      {parcel.actions.map((action) => (
        <div
          key={action}
          className={action === 'cancel' ? '' : 'grid flex-1 md:flex-none md:min-w-64'}
        >
          <StepButton action={action} parcel={parcel} again={again} />
        </div>
      ))}
    </section>
  );
}

function StepButton({ action, parcel, again }: Props & { action: Action }) {
  const t = useTranslations('seller-parcels');
  const step = useTranslations('parcel-state');
  const note: DialogField = {
    name: 'note',
    label: t('note'),
    hint: action === 'cancel' ? t('cancel-hint') : t('note-hint'),
    kind: 'lines',
  };
  const fields: DialogField[] =
    action === 'send'
      ? [
          { name: 'carrier', label: t('carrier'), suggested: carriers.map(({ name }) => name) },
          { name: 'number', label: t('tracking'), kind: 'code' },
          note,
        ]
      : [note];
  return (
    <ActButton
      label={step(`act-${action}`)}
      primary={action !== 'cancel'}
      call={CALLS[action]}
      input={{ id: parcel.id }}
      title={named(step(`act-${action}`), shortCode(parcel.code))}
      fields={fields}
      again={again}
    />
  );
}
