import { useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import type { Address } from '#contract/address.ts';
import { addresses, saveAddress, type AddressFields } from '#web/ui/address/addresses.ts';
import { faultOf, FIELD_NAMES, type FieldName, type Fault } from '#web/ui/address/check-address.ts';
import { useCountries } from '#web/ui/address/countries.ts';
import { useRefusal } from '#web/ui/cart/use-totals.ts';
import { focusField } from '#web/ui/form/read-fields.ts';
import { useSite } from '#web/ui/site.ts';
import { toast } from '#web/ui/toasts.tsx';

export type AddressFormState = ReturnType<typeof useAddressForm>;

/**
 * An address being written: its fields, what is wrong beside each, and sending it. Nothing typed is
 * ever lost to a refusal.
 */
export function useAddressForm(address: Address | null, onSaved: (saved: Address) => void) {
  const site = useSite();
  const places = useCountries();
  const { words } = useRefusal();
  const [fields, setFields] = useState<AddressFields>(() =>
    fieldsOf(address, addresses.get()?.[0], site),
  );
  const [faults, setFaults] = useState<Partial<Record<FieldName, string>>>({});
  const [rest, setRest] = useState<string[]>([]);
  const [saving, setSaving] = useState(false);

  const hasStates = Object.keys(places?.countries[fields.country]?.states ?? {}).length > 0;
  const { say, sort } = useWordsOfFaults();
  const write = (name: FieldName, value: string) => {
    setFields((now) => ({ ...now, [name]: value, ...(name === 'country' ? { state: '' } : {}) }));
    setFaults((now) => ({ ...now, [name]: undefined }));
  };
  const leave = (name: FieldName) =>
    setFaults((now) => ({ ...now, [name]: say(name, faultOf(name, fields, hasStates)) }));

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (saving) return;
    const form = event.currentTarget;
    const wrong = Object.fromEntries(
      FIELD_NAMES.map((name) => [name, say(name, faultOf(name, fields, hasStates))]),
    );
    setFaults(wrong);
    const first = FIELD_NAMES.find((name) => wrong[name]);
    if (first) return focusField(form, first);
    setSaving(true);
    const answer = await saveAddress(address?.id ?? null, fields);
    setSaving(false);
    if (answer.ok) {
      toast('success', answer.message);
      onSaved(answer.data);
      return;
    }
    const { beside, others } = sort(answer.reasons);
    setFaults(beside);
    setRest(answer.status === 0 ? [words(answer)] : others);
    toast('error', Object.values(beside)[0] ?? words(answer));
    const refused = FIELD_NAMES.find((name) => beside[name]);
    if (refused) focusField(form, refused);
  };
  return { fields, faults, rest, saving, hasStates, places, write, leave, submit };
}

/** What is said of faults, and beside which field a sentence of the shop's belongs. */
function useWordsOfFaults() {
  const t = useTranslations('address');
  const refusal = useTranslations('refusal');
  const say = (name: FieldName, fault: Fault | null) =>
    fault === null
      ? undefined
      : fault === 'invalid-email'
        ? refusal('invalid-email')
        : refusal(fault, { field: t(name) });
  /** Sorts the shop's sentences to the fields they are about; it names them as the wire does. */
  const sort = (reasons: string[]) => {
    const about = (reason: string) =>
      FIELD_NAMES.flatMap((name) =>
        (['required', 'invalid-input'] as const)
          .filter((fault) => refusal(fault, { field: name }) === reason)
          .map((fault) => [name, say(name, fault)] as const),
      )[0] ?? (reason === refusal('invalid-email') ? (['email', reason] as const) : null);
    const known = reasons.map(about).filter((found) => found !== null);
    return {
      beside: Object.fromEntries(known),
      others: reasons.filter((reason) => about(reason) === null),
    };
  };
  return { say, sort };
}

/**
 * What the form begins with: the address itself, or for a new one who the shopper is and their
 * country from the last.
 */
function fieldsOf(
  address: Address | null,
  last: Address | undefined,
  site: { country: string; state: string },
): AddressFields {
  if (!address) {
    return {
      name: last?.name ?? '',
      email: last?.email ?? '',
      phone: last?.phone ?? '',
      country: last?.country ?? site.country,
      state: last?.state ?? site.state,
      city: '',
      zip: '',
      address_1: '',
      address_2: '',
      company: last?.company ?? '',
      tax_number: last?.tax_number ?? '',
      delivery_instruction: '',
    };
  }
  const {
    name,
    email,
    phone,
    country,
    state,
    city,
    zip,
    address_1,
    address_2,
    company,
    tax_number,
    delivery_instruction,
  } = address;
  return {
    name,
    email,
    phone,
    country,
    state,
    city,
    zip,
    address_1,
    address_2,
    company,
    tax_number,
    delivery_instruction,
  };
}
