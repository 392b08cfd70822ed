import { useTranslations } from 'use-intl';
import type { Address } from '#contract/address.ts';
import { LONGEST } from '#web/ui/address/check-address.ts';
import { WorkButton } from '#web/ui/form/work-button.tsx';
import { FormAlert } from '#web/ui/form/form-alert.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { CountryField, PlaceFields } from '#web/ui/address/place-fields.tsx';
import { loadPhones } from '#web/ui/address/phone-number.ts';
import { SUMMARY } from '#web/ui/address/second-line.tsx';
import { AddressTextField } from '#web/ui/address/address-text-field.tsx';
import { useAddressForm, type AddressFormState } from '#web/ui/address/use-address-form.ts';
import { Icon } from '#web/ui/icon.tsx';

/** Adds an address, or changes one. */
export function AddressForm({
  address,
  autoFocus,
  onSaved,
  onCancel,
  saveName,
}: {
  address: Address | null;
  /** Whether the customer opened it, so that it takes the focus. */
  autoFocus: boolean;
  onSaved: (saved: Address) => void;
  onCancel: (() => void) | null;
  /** The label of its button, if it does more than save. */
  saveName?: string | undefined;
}) {
  const t = useTranslations('address');
  const form = useAddressForm(address, onSaved, saveName !== undefined);
  return (
    <form
      id="address-form-fields"
      noValidate
      onSubmit={(event) => void form.submit(event)}
      aria-labelledby="address-form"
      className="card grid gap-4 p-4 sm:grid-cols-2 md:p-5"
    >
      <h3 id="address-form" className="text-lg sm:col-span-2">
        {address ? t('edit-title') : t('add-title')}
      </h3>
      <FormAlert className="sm:col-span-2">{form.rest.join(' ')}</FormAlert>
      <CountryField form={form} autoFocus={autoFocus} />
      <PersonFields form={form} />
      <PlaceFields form={form} />
      <MoreFields form={form} />
      <Instruction form={form} />
      <div className="flex flex-wrap gap-3 sm:col-span-2">
        <WorkButton type="submit" busy={form.saving} className="button button-primary">
          {form.saving ? t('saving') : (saveName ?? t('save'))}
        </WorkButton>
        {onCancel && (
          <button type="button" onClick={onCancel} className="button button-quiet">
            {t('cancel')}
          </button>
        )}
      </div>
    </form>
  );
}

type Part = { form: AddressFormState };

function PersonFields({ form }: Part) {
  const t = useTranslations('address');
  const example = form.format?.phone_example;
  return (
    <>
      <AddressTextField
        form={form}
        name="name"
        autoComplete="shipping name"
        className="sm:col-span-2"
      />
      <AddressTextField
        form={form}
        name="phone"
        type="tel"
        autoComplete="shipping tel"
        ltr
        onFocus={() => void loadPhones()}
        hint={
          <>
            {t('phone-why')}{' '}
            {example && (
              <bdi className="whitespace-nowrap">
                {t('example', { example: `\u2066${example}\u2069` })}
              </bdi>
            )}
          </>
        }
      />
      <AddressTextField
        form={form}
        name="email"
        type="email"
        autoComplete="shipping email"
        ltr
        hint={t('email-why')}
      />
    </>
  );
}

/** Fields that few addresses need, opened on demand. */
function MoreFields({ form }: Part) {
  const t = useTranslations('address');
  return (
    <>
      <details
        open={form.fields.company !== '' || form.fields.tax_number !== '' || undefined}
        className="group sm:col-span-2"
      >
        <summary className={SUMMARY}>
          <Icon name="chevron-down" size={16} className="group-open:rotate-180" />
          {t('add-company')}
        </summary>
        <div className="mt-2 grid gap-4 sm:grid-cols-2">
          <AddressTextField form={form} name="company" autoComplete="organization" optional />
          <AddressTextField
            form={form}
            name="tax_number"
            autoComplete="off"
            ltr
            optional
            hint={t('tax-number-why')}
          />
        </div>
      </details>
    </>
  );
}

function Instruction({ form }: Part) {
  const t = useTranslations('address');
  return (
    <Field
      label={t('delivery_instruction')}
      optional={t('optional')}
      alert
      fault={form.faults.delivery_instruction}
      className="sm:col-span-2"
    >
      {(given) => (
        <textarea
          {...given}
          name="delivery_instruction"
          rows={2}
          maxLength={LONGEST.delivery_instruction}
          dir="auto"
          placeholder={t('instruction-example')}
          value={form.fields.delivery_instruction}
          onChange={(event) => form.write('delivery_instruction', event.currentTarget.value)}
          className="field"
        />
      )}
    </Field>
  );
}
