import { UnreachedCard } from '#web/desk/list/list-nothing.tsx';
import { useTranslations } from 'use-intl';
import { Link } from 'react-router';
import { useWatch } from 'react-hook-form';
import { EditOnly } from '#web/desk/edit/edit-screen.tsx';
import { FieldCard, SwitchField, TextField } from '#web/desk/edit/fields.tsx';
import { SelectField } from '#web/desk/edit/select-field.tsx';
import { AS_IT_IS, type FormShape } from '#web/desk/edit/use-edit.ts';
import { showChoice } from '#web/desk/edit/shown-value.tsx';
import type { DeskData } from '#web/desk/parts/desk-call.ts';
import { ScreenTitle } from '#web/desk/parts/screen-title.tsx';
import { useDeskAnswer } from '#web/desk/parts/use-desk-answer.ts';
import { TraderGaps } from '#web/desk/sellers/trader-gaps.tsx';
import { TraderList } from '#web/desk/sellers/trader-list.tsx';
import { useTraderLabels } from '#web/desk/sellers/use-trader-labels.ts';
import { placeChoices, useCountries } from '#web/desk/shop/use-countries.ts';
import { useStore } from '#web/seller/frame/workplace.ts';
import { inRow } from '#web/desk/parts/in-row.ts';

type Trader = DeskData<'sellerTrader.open'>;

const BLANK = {
  legal_name: '',
  address_1: '',
  address_2: '',
  zip: '',
  city: '',
  country: '',
  trader_phone: '',
  trader_mail: '',
  register_name: '',
  register_number: '',
  unregistered: false,
  tax_number: '',
  vat_number: '',
  certified: false,
};
const CALLS = {
  open: 'sellerTrader.open',
  save: 'sellerTrader.save',
  edits: 'sellerTrader.edits',
} as const;

/** A trader outside any register has no register number. */
const SHAPE: FormShape = {
  ...AS_IT_IS,
  send: (values) => (values.unregistered ? { ...values, register_number: '' } : values),
};

/** The trader behind this store. Only an owner can change it, with the password. */
export default function TraderPage() {
  const { role } = useStore();
  return role === 'owner' ? <Form /> : <Shown />;
}

function Form() {
  const t = useTranslations('trader');
  const labelOf = useTraderLabels();
  const choices = placeChoices(useCountries());
  return (
    <EditOnly
      noun="trader"
      calls={CALLS}
      blank={BLANK}
      shape={SHAPE}
      titleOf={() => t('title')}
      labelOf={labelOf}
      shows={{ country: showChoice(choices) }}
      aside={(opened) => <Beside key={opened?.version} />}
    >
      {() => (
        <>
          <p className="max-w-prose text-sm text-ink-2">{t('text')}</p>
          <NameCard />
          <FieldCard title={t('contact')}>
            <TextField name="trader_phone" label={t('phone')} ltr />
            <TextField name="trader_mail" label={t('mail')} ltr />
          </FieldCard>
          <RegisterCard />
          <FieldCard title={t('certify')}>
            <SwitchField name="certified" label={t('certified')} hint={t('certified-hint')} />
          </FieldCard>
        </>
      )}
    </EditOnly>
  );
}

/** Facts that are not typed here: loaded again for each version. */
function Beside() {
  const { answer, again } = useDeskAnswer('sellerTrader.open', {});
  if (!answer) return null;
  return answer.ok ? (
    <Aside trader={answer.data} />
  ) : (
    <UnreachedCard message={answer.message} again={again} />
  );
}

function NameCard() {
  const t = useTranslations('trader');
  return (
    <FieldCard title={t('name-address')}>
      <TextField name="legal_name" label={t('legal-name')} hint={t('legal-name-hint')} />
      <TextField name="address_1" label={t('address-1')} />
      <TextField name="address_2" label={t('address-2')} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField name="zip" label={t('zip')} ltr />
        <TextField name="city" label={t('city')} />
      </div>
      <SelectField
        name="country"
        label={t('country')}
        choices={placeChoices(useCountries())}
        none={t('no-country')}
      />
    </FieldCard>
  );
}

function RegisterCard() {
  const t = useTranslations('trader');
  const none = useWatch({ name: 'unregistered' }) === true;
  return (
    <FieldCard title={t('registers')}>
      <SwitchField name="unregistered" label={t('unregistered')} />
      {!none && (
        <>
          <TextField
            name="register_name"
            label={t('register-name')}
            hint={t('register-name-hint')}
          />
          <TextField name="register_number" label={t('register-number')} ltr />
        </>
      )}
      <TextField name="vat_number" label={t('vat-id')} hint={t('vat-id-hint')} ltr />
      <TextField name="tax_number" label={t('tax-number')} hint={t('tax-number-hint')} ltr />
    </FieldCard>
  );
}

function Aside({ trader }: { trader: Trader }) {
  const t = useTranslations('trader');
  const { payee, proofs } = trader;
  return (
    <>
      <FieldCard title={t('missing')}>
        <TraderGaps {...trader} held_text={t('held')} titled />
      </FieldCard>
      <FieldCard title={t('account')}>
        <p>{payee.iban ? <bdi>{inRow([payee.name, payee.iban])}</bdi> : t('account-none')}</p>
        <Link to="/seller/payee" className="link text-sm">
          {t(payee.iban ? 'account-change' : 'account-add')}
        </Link>
      </FieldCard>
      <FieldCard title={t('proofs')}>
        {proofs.length === 0 && <p className="text-sm text-ink-2">{t('proofs-none')}</p>}
        <ul className="grid gap-1 text-sm">
          {proofs.map(({ id, name, state }) => (
            <li key={id} className="flex justify-between gap-3">
              <bdi>{name}</bdi>
              <span className="text-ink-2">{t(`proof-${state}`)}</span>
            </li>
          ))}
        </ul>
      </FieldCard>
    </>
  );
}

function Shown() {
  const t = useTranslations('trader');
  const { answer, again } = useDeskAnswer('sellerTrader.open', {});
  return (
    <>
      <ScreenTitle title={t('title')} />
      {!answer && <div aria-hidden className="skeleton h-48" />}
      {answer && !answer.ok && <UnreachedCard message={answer.message} again={again} />}
      {answer?.ok && (
        <div className="card grid max-w-xl gap-4 p-4">
          <TraderGaps {...answer.data} held_text={t('held')} />
          <TraderList trader={answer.data} />
          <p className="text-sm text-ink-2">{t('owners')}</p>
        </div>
      )}
    </>
  );
}
