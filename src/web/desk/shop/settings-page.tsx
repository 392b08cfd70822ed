import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { EditOnly } from '#web/desk/edit/edit-screen.tsx';
import { FieldCard, SwitchField, TextField } from '#web/desk/edit/fields.tsx';
import { NumberField } from '#web/desk/edit/number-field.tsx';
import { SelectField } from '#web/desk/edit/select-field.tsx';
import { showChoice } from '#web/desk/edit/shown-value.tsx';
import { TextsField } from '#web/desk/edit/texts-field.tsx';
import { findWho } from '#web/desk/frame/who.ts';
import { ColoursCard } from '#web/desk/shop/colours-card.tsx';
import { EuCard } from '#web/desk/shop/eu-card.tsx';
import { FontsCard } from '#web/desk/shop/fonts-card.tsx';
import { LOGOS, LogosCard } from '#web/desk/shop/logos-card.tsx';
import { MoneyCard, usePositions } from '#web/desk/shop/money-card.tsx';
import { placeChoices, useCountries } from '#web/desk/shop/use-countries.ts';

const TEXTS = {
  site_name: 'site-name',
  meta_title: 'meta-title',
  meta_description: 'meta-description',
  copyright_text: 'copyright-text',
} as const;
const CONTACT = {
  phone: 'phone',
  email: 'email',
  address_1: 'address-1',
  address_2: 'address-2',
  zip: 'zip',
  city: 'city',
  state: 'region',
} as const;
const REST = {
  country: 'country',
  primary_color: 'primary-color',
  primary_hover_color: 'primary-hover-color',
  body_font: 'body-font',
  heading_font: 'heading-font',
  default_country: 'default-country',
  default_state: 'default-state',
  time_zone: 'time-zone',
  guest_checkout: 'guest-checkout',
  vendor_registration: 'vendor-registration',
  cookie_banner: 'cookie-banner',
  slider_autoplay: 'slider-autoplay',
  cart_reminder_hours: 'cart-reminder-hours',
  eu_pack: 'eu-pack',
  eu_grace: 'eu-grace',
  trader_checks: 'trader-checks',
  currency: 'currency',
  currency_exponent: 'currency-exponent',
  currency_icon: 'currency-icon',
  currency_position: 'currency-position',
  decimal_format: 'decimal-format',
} as const;
const WORDS = { ...TEXTS, ...LOGOS, ...CONTACT, ...REST };
const isField = (name: string): name is keyof typeof WORDS => Object.hasOwn(WORDS, name);

const BLANK = {
  ...Object.fromEntries(Object.keys(WORDS).map((name) => [name, ''])),
  eu_grace: null,
  body_font: null,
  heading_font: null,
};
const CALLS = {
  open: 'adminSettings.open',
  save: 'adminSettings.save',
  edits: 'adminSettings.edits',
} as const;

/** The market's settings. */
export default function SettingsPage() {
  const t = useTranslations('desk-shop');
  const country = showChoice(placeChoices(useCountries()));
  const positions = usePositions();
  return (
    <EditOnly
      noun="settings"
      calls={CALLS}
      blank={BLANK}
      titleOf={() => t('settings')}
      labelOf={(path) => {
        const [name = ''] = path.split('.');
        return isField(name) ? t(WORDS[name]) : path;
      }}
      shows={{ country, default_country: country, currency_position: showChoice(positions) }}
      saved={() => void findWho()}
      aside={() => (
        <>
          <SwitchesCard />
          <EuCard />
        </>
      )}
    >
      {(opened) => (
        <>
          <FieldCard title={t('site')}>
            <TextsField name="site_name" label={t('site-name')} />
            <TextsField name="meta_title" label={t('meta-title')} />
            <TextsField name="meta_description" label={t('meta-description')} lines={3} />
            <TextsField name="copyright_text" label={t('copyright-text')} />
          </FieldCard>
          <ColoursCard />
          <FontsCard languages={Object.keys(opened?.site_name ?? {})} saved={opened?.version} />
          <LogosCard />
          <FieldCard title={t('contact')}>
            <Contact />
            <CountryField />
          </FieldCard>
          <HomeCard />
          <MoneyCard fixed={opened?.currency_fixed === true} />
        </>
      )}
    </EditOnly>
  );
}

const LATIN = new Set(['phone', 'email', 'zip']);

function Contact() {
  const t = useTranslations('desk-shop');
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {Object.entries(CONTACT).map(([name, word]) => (
        <TextField key={name} name={name} label={t(word)} ltr={LATIN.has(name)} />
      ))}
    </div>
  );
}

/** The market's own country. */
function CountryField() {
  const t = useTranslations('desk-shop');
  const country = String(useWatch({ name: 'country' }) ?? '');
  const choices = placeChoices(useCountries(), country);
  return <SelectField name="country" label={t('country')} none={t('no-state')} choices={choices} />;
}

function SwitchesCard() {
  const t = useTranslations('desk-shop');
  return (
    <FieldCard title={t('selling')}>
      <SwitchField
        name="guest_checkout"
        label={t('guest-checkout')}
        hint={t('guest-checkout-hint')}
      />
      <SwitchField
        name="vendor_registration"
        label={t('vendor-registration')}
        hint={t('vendor-registration-hint')}
      />
      <SwitchField name="cookie_banner" label={t('cookie-banner')} hint={t('cookie-banner-hint')} />
      <NumberField
        name="slider_autoplay"
        label={t('slider-autoplay')}
        hint={t('slider-autoplay-hint')}
        unit={t('milliseconds')}
      />
      <NumberField
        name="cart_reminder_hours"
        label={t('cart-reminder-hours')}
        hint={t('cart-reminder-hours-hint')}
        unit={t('hours')}
      />
    </FieldCard>
  );
}

/** Where visitors are assumed to live until they say otherwise. */
function HomeCard() {
  const t = useTranslations('desk-shop');
  const countries = useCountries();
  const { setValue } = useFormContext();
  const [country, state, zone] = useWatch({
    name: ['default_country', 'default_state', 'time_zone'],
  });
  const home = countries[String(country)];
  const elsewhere = home !== undefined && state && !Object.hasOwn(home.states, String(state));
  useEffect(() => {
    if (elsewhere) setValue('default_state', '', { shouldDirty: true });
  }, [elsewhere, setValue]);
  return (
    <FieldCard title={t('home-place')}>
      <p className="text-sm text-ink-2">{t('home-place-hint')}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          name="default_country"
          label={t('default-country')}
          choices={placeChoices(countries, String(country ?? ''))}
        />
        <SelectField
          name="default_state"
          label={t('default-state')}
          none={t('no-state')}
          choices={placeChoices(home?.states ?? {}, String(state ?? ''))}
        />
      </div>
      <SelectField
        name="time_zone"
        label={t('time-zone')}
        hint={t('time-zone-hint')}
        choices={zonesWith(String(zone ?? ''))}
      />
    </FieldCard>
  );
}

/** Every time zone that browsers know, and the chosen one, which may have another name. */
const zonesWith = (chosen: string) =>
  [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone'), chosen])]
    .filter(Boolean)
    .map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }));
