import { useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { isOnline } from '#market/settings/payment-method.ts';
import { CountriesField } from '#web/desk/edit/countries-field.tsx';
import { EditScreen } from '#web/desk/edit/edit-screen.tsx';
import { FieldCard, SwitchField } from '#web/desk/edit/fields.tsx';
import { MoneyField } from '#web/desk/edit/money-field.tsx';
import type { OpenedThing } from '#web/desk/edit/opened-thing.ts';
import { showChoice, showMoney } from '#web/desk/edit/shown-value.tsx';
import { useWho } from '#web/desk/frame/who.ts';
import { CopyField } from '#web/desk/parts/copy-field.tsx';
import { KeysCard } from '#web/desk/pay/keys-card.tsx';
import { BLANK, keysIn, SHAPE } from '#web/desk/pay/payment-method-form.ts';
import { placeChoices, useCountries } from '#web/desk/shop/use-countries.ts';
import { usePayWords } from '#web/desk/pay/use-pay-words.ts';

const CALLS = {
  open: 'payMethod.open',
  save: 'payMethod.save',
  edits: 'payMethod.edits',
} as const;

/** One payment method: whether it is offered, its keys, and its fee. */
export default function PaymentMethodPage() {
  const t = useTranslations('desk-pay');
  const { methodName, fieldName } = usePayWords();
  return (
    <EditScreen
      noun="payment-method"
      calls={CALLS}
      path="/admin/payment-methods"
      back={t('methods')}
      blank={BLANK}
      shape={SHAPE}
      titleOf={(opened) => methodName(Number(opened?.method))}
      labelOf={fieldName}
      shows={{
        fee: showMoney,
        least: showMoney,
        most: showMoney,
        countries: showChoice(placeChoices(useCountries())),
      }}
      aside={(opened) => opened && <Webhook address={String(opened.webhook_url)} />}
    >
      {(opened) =>
        opened && (
          <>
            <OfferCard opened={opened} />
            {keysIn(opened).length > 0 && <KeysCard opened={opened} />}
            <AmountsCard counted={String(opened.currency)} />
            <CountriesCard />
          </>
        )
      }
    </EditScreen>
  );
}

/** The countries, added one by one; none means all. */
function CountriesCard() {
  const t = useTranslations('desk-pay');
  const chosen: unknown = useWatch({ name: 'countries' });
  const some = Array.isArray(chosen) && chosen.length > 0;
  return (
    <FieldCard title={t('countries')}>
      <CountriesField
        name="countries"
        label={t('countries')}
        hint={t(some ? 'countries-some' : 'countries-all')}
        add={t('country-add')}
      />
    </FieldCard>
  );
}

function OfferCard({ opened }: { opened: OpenedThing }) {
  const t = useTranslations('desk-pay');
  const enabled = useWatch({ name: 'enabled' }) === true;
  return (
    <FieldCard title={t('offer')}>
      <SwitchField name="enabled" label={t('enabled')} />
      {opened.only === 1 && !enabled && (
        <p role="alert" className="rounded-[var(--radius)] bg-drop-tint p-3 text-sm text-drop">
          {t('only')}
        </p>
      )}
      {isOnline(Number(opened.method)) && (
        <SwitchField name="test_mode" label={t('test-mode')} hint={t('test-mode-hint')} />
      )}
      <SwitchField name="default" label={t('first')} hint={t('first-hint')} />
    </FieldCard>
  );
}

function AmountsCard({ counted }: { counted: string }) {
  const t = useTranslations('desk-pay');
  const { currency } = useWho().market;
  return (
    <FieldCard title={t('amounts')}>
      {counted !== currency && (
        <p className="rounded-[var(--radius)] bg-drop-tint p-3 text-sm text-drop">
          {t('amounts-other', { currency: counted })}
        </p>
      )}
      <MoneyField name="fee" label={t('fee')} hint={t('fee-hint')} />
      <MoneyField name="least" label={t('least')} />
      <MoneyField name="most" label={t('most')} hint={t('most-hint')} />
    </FieldCard>
  );
}

/** The address to enter in the gateway's dashboard. */
function Webhook({ address }: { address: string }) {
  const t = useTranslations('desk-pay');
  if (!address) return null;
  return (
    <FieldCard title={t('webhook')}>
      <CopyField label={t('webhook')} value={address} hint={t('webhook-hint')} />
    </FieldCard>
  );
}
