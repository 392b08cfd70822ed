import { useTranslations } from 'use-intl';
import type { Address } from '#contract/address.ts';
import { LONGEST } from '#web/ui/address/check-address.ts';
import { FormAlert } from '#web/ui/form/form-alert.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { PlaceFields } from '#web/ui/address/place-fields.tsx';
import { AddressTextField } from '#web/ui/address/address-text-field.tsx';
import { useAddressForm, type AddressFormState } from '#web/ui/address/use-address-form.ts';
import { Icon } from '#web/ui/icon.tsx';

const SUMMARY = 'link flex min-h-8 w-fit list-none items-center gap-1 text-sm font-semibold';

/** Adds an address, or changes one. */
export function AddressForm({
  address,
  asked,
  onSaved,
  onCancel,
}: {
  address: Address | null;
  /** Whether the shopper opened it, so that writing begins in it. */
  asked: boolean;
  onSaved: (saved: Address) => void;
  onCancel: (() => void) | null;
}) {
  const t = useTranslations('address');
  const form = useAddressForm(address, onSaved);
  return (
    <form
      noValidate
      onSubmit={(event) => void form.submit(event)}
      aria-labelledby="address-form"
      className="card grid gap-4 p-4 sm:grid-cols-2 md:p-5"
    >
      <h3 id="address-form" className="text-lg sm:col-span-2">
        {address ? t('edit-title') : t('add-title')}
      </h3>
      <FormAlert className="sm:col-span-2">{form.rest.join(' ')}</FormAlert>
      <PersonFields form={form} autoFocus={asked} />
      <PlaceFields form={form} />
      <AddressTextField form={form} name="city" autoComplete="shipping address-level2" />
      <AddressTextField form={form} name="zip" autoComplete="shipping postal-code" ltr />
      <AddressTextField
        form={form}
        name="address_1"
        autoComplete="shipping address-line1"
        className="sm:col-span-2"
      />
      <MoreFields form={form} />
      <Instruction form={form} />
      <div className="flex flex-wrap gap-3 sm:col-span-2">
        <button type="submit" disabled={form.saving} className="button button-primary">
          {form.saving ? t('saving') : t('save')}
        </button>
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

function PersonFields({ form, autoFocus }: Part & { autoFocus: boolean }) {
  const t = useTranslations('address');
  const prefix = form.places?.phones[form.fields.country];
  return (
    <>
      <AddressTextField
        form={form}
        name="name"
        autoComplete="shipping name"
        autoFocus={autoFocus}
        className="sm:col-span-2"
      />
      <AddressTextField
        form={form}
        name="email"
        type="email"
        autoComplete="shipping email"
        ltr
        hint={t('email-why')}
      />
      <AddressTextField
        form={form}
        name="phone"
        type="tel"
        autoComplete="shipping tel"
        ltr
        hint={t('phone-why')}
        placeholder={prefix && `+${prefix}`}
      />
    </>
  );
}

/** What few addresses have, opened when it is wanted. */
function MoreFields({ form }: Part) {
  const t = useTranslations('address');
  return (
    <>
      <details open={form.fields.address_2 !== '' || undefined} className="group sm:col-span-2">
        <summary className={SUMMARY}>
          <Icon name="chevron-down" size={16} className="group-open:rotate-180" />
          {t('add-line-2')}
        </summary>
        <AddressTextField
          form={form}
          name="address_2"
          autoComplete="shipping address-line2"
          optional
          className="mt-2"
        />
      </details>
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
