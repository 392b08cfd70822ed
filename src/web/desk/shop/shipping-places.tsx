import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { SwitchField } from '#web/desk/edit/fields.tsx';
import { MoneyField } from '#web/desk/edit/money-field.tsx';
import { NumberField } from '#web/desk/edit/number-field.tsx';
import { SelectField } from '#web/desk/edit/select-field.tsx';
import { DeskIcon } from '#web/desk/parts/desk-icon.tsx';
import { PickupFields } from '#web/desk/shop/pickup-fields.tsx';
import { placeChoices, useCountries } from '#web/desk/shop/use-countries.ts';
import { FieldFault } from '#web/ui/form/field-fault.tsx';

/** A new place: everywhere, with nothing chosen yet. */
export const NEW_PLACE = {
  country: 'ALL',
  state: 'ALL',
  price: '',
  day_needed: '',
  pickup_point: false,
  pickup_price: '',
  pickup_phone: '',
  pickup_address_line_1: '',
  pickup_address_line_2: '',
  pickup_zip: '',
  pickup_city: '',
  pickup_state: '',
  pickup_country: '',
};

/** The places that a rule ships to, each with its price and days. */
export function ShippingPlaces() {
  const t = useTranslations('desk-shop');
  const { getFieldState, formState, getValues } = useFormContext();
  const { fields, append, insert, remove } = useFieldArray({ name: 'places', keyName: 'row' });
  const { error } = getFieldState('places', formState);
  return (
    <>
      <p className="text-sm text-ink-2">{t('ships-to-hint')}</p>
      <FieldFault id="places-fault" alert>
        {error?.message ?? error?.root?.message}
      </FieldFault>
      <ol className="grid grid-cols-1 gap-4">
        {fields.map(({ row }, at) => (
          <ShippingPlace
            key={row}
            at={at}
            copy={() => insert(at + 1, getValues(`places.${at}`))}
            remove={() => remove(at)}
          />
        ))}
      </ol>
      <button
        type="button"
        onClick={() => append(NEW_PLACE)}
        className="button button-quiet justify-self-start"
      >
        <DeskIcon name="plus" />
        {t('place-add')}
      </button>
    </>
  );
}

const ICON_BUTTON =
  'grid size-11 place-items-center rounded-[var(--radius)] text-ink-2 hover:bg-ground-3';
type PlaceProps = { at: number; copy: () => void; remove: () => void };

function ShippingPlace({ at, copy, remove }: PlaceProps) {
  const t = useTranslations('desk-shop');
  const name = t('place-number', { place: at + 1 });
  const path = `places.${at}`;
  const pickup = useWatch({ name: `${path}.pickup_point` }) === true;
  return (
    <li>
      <fieldset className="grid grid-cols-1 gap-3 rounded-[var(--radius)] border border-line p-3">
        <legend className="px-1 text-sm font-semibold">{name}</legend>
        <div className="grid gap-3 sm:grid-cols-2 2xl:grid-cols-4">
          <PlaceNames path={path} />
          <MoneyField name={`${path}.price`} label={t('price')} />
          <NumberField name={`${path}.day_needed`} label={t('days')} />
        </div>
        <div className="flex flex-wrap items-center justify-between gap-2">
          <SwitchField name={`${path}.pickup_point`} label={t('pickup')} />
          <span className="flex">
            <button
              type="button"
              aria-label={t('place-copy', { name })}
              onClick={copy}
              className={ICON_BUTTON}
            >
              <DeskIcon name="copy" />
            </button>
            <button
              type="button"
              aria-label={t('place-remove', { name })}
              onClick={remove}
              className={`${ICON_BUTTON} text-drop`}
            >
              <DeskIcon name="trash-2" />
            </button>
          </span>
        </div>
        {pickup && <PickupFields path={path} />}
      </fieldset>
    </li>
  );
}

/** The country and the state of a place, by name. */
function PlaceNames({ path }: { path: string }) {
  const t = useTranslations('desk-shop');
  const countries = useCountries();
  const { setValue } = useFormContext();
  const [country, state] = useWatch({ name: [`${path}.country`, `${path}.state`] });
  const everywhere = { value: 'ALL', label: t('everywhere') };
  const whole = { value: 'ALL', label: t('all-states') };
  const without = (code: unknown) => (code === 'ALL' ? '' : String(code));
  return (
    <>
      <SelectField
        name={`${path}.country`}
        label={t('country')}
        choices={[everywhere, ...placeChoices(countries, without(country))]}
        changed={() => setValue(`${path}.state`, 'ALL', { shouldDirty: true })}
      />
      <SelectField
        name={`${path}.state`}
        label={t('region')}
        choices={[whole, ...placeChoices(countries[String(country)]?.states ?? {}, without(state))]}
      />
    </>
  );
}
