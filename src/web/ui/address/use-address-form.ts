import { useEffect, useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import type { Address } from '#contract/address.ts';
import { addresses, saveAddress, type AddressFields } from '#web/ui/address/addresses.ts';
import type { AddressForm } from '#contract/places.ts';
import { keepDraft, readDraft } from '#web/ui/address/address-draft.ts';
import { useFormOf } from '#web/ui/address/address-forms.ts';
import {
  fieldsOfForm,
  faultOf,
  FAULTS,
  FIELD_NAMES,
  fieldOrder,
  type Fault,
  type FieldName,
} from '#web/ui/address/check-address.ts';
import { loadPhones, tidyPhone } from '#web/ui/address/phone-number.ts';
import { useCountries } from '#web/ui/address/countries.ts';
import { useRefusal } from '#web/ui/cart/use-totals.ts';
import { focusField } from '#web/ui/form/read-fields.ts';
import { useReactiveState } from '#web/ui/reactive-state.ts';
import { user } from '#web/ui/shopper.ts';
import { useSite } from '#web/ui/site.ts';
import { announce } from '#web/ui/message/announce.ts';
import { toast } from '#web/ui/toasts.tsx';

const EMAIL_EXAMPLE = '\u2066name@example.com\u2069';

export type AddressFormState = ReturnType<typeof useAddressForm>;
type OnSaved = (saved: Address) => void;
type Faults = Partial<Record<FieldName, Fault | null>>;

/**
 * An address being written: its fields, the errors beside each, and sending it. A refusal never
 * loses input. `goesOn`: saving leads to the next step, which shows the address; a message would
 * cover its button, so it is only read aloud.
 */
export function useAddressForm(address: Address | null, onSaved: OnSaved, goesOn: boolean) {
  const places = useCountries();
  const { words } = useRefusal();
  const [fields, setFields] = useFields(address);
  const [faults, setFaults] = useState<Faults>({});
  const [rest, setRest] = useState<string[]>([]);
  const [saving, setSaving] = useState(false);

  const format = useFormOf(fields.country);
  const { messagesOf, sort } = useWordsOfFaults(format);
  const faultIn = (name: FieldName, now: AddressFields) => faultOf(name, now, format);
  const write = (name: FieldName, value: string) => {
    const change = { [name]: value, ...(name === 'country' ? { state: '' } : {}) };
    const now = { ...fields, ...change };
    // not `now`: a phone number may have been tidied since the last render
    setFields((before) => ({ ...before, ...change }));
    if (!address) keepDraft(now);
    setFaults((before) => ({ ...before, [name]: before[name] && faultIn(name, now) }));
  };
  const leave = (name: FieldName) => {
    if (name === 'phone') void leavePhone();
    else setFaults((now) => ({ ...now, [name]: faultIn(name, fields) }));
  };
  // The phone library may arrive after the focus has moved to other fields.
  const leavePhone = async () => {
    const { phone: typed, country } = fields;
    await loadPhones();
    const phone = tidyPhone(typed, country);
    setFields((now) => (now.phone === typed ? { ...now, phone } : now));
    setFaults((now) => ({ ...now, phone: faultIn('phone', { ...fields, phone }) }));
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (saving) return;
    const form = event.currentTarget;
    setSaving(true);
    await loadPhones();
    const names = fieldOrder(format);
    const show = (wrong: Faults) => {
      setFaults(wrong);
      const first = names.find((name) => wrong[name]);
      if (first) focusField(form, first);
      return first !== undefined;
    };
    if (show(Object.fromEntries(names.map((name) => [name, faultIn(name, fields)]))))
      return setSaving(false);
    const answer = await saveAddress(address?.id ?? null, fieldsOfForm(fields, format));
    setSaving(false);
    if (answer.ok) {
      if (!address) keepDraft(null);
      if (goesOn) announce(answer.message);
      else toast('success', answer.message);
      onSaved(answer.data);
      return;
    }
    const { beside, others } = sort(answer.reasons);
    setRest(answer.status === 0 ? [words(answer)] : others);
    toast('error', Object.values(messagesOf(beside))[0] ?? words(answer));
    show(beside);
  };
  return { fields, faults: messagesOf(faults), rest, saving, format, places, write, leave, submit };
}

/** The messages for errors, and the field that a server's message belongs to. */
function useWordsOfFaults(format: AddressForm | null) {
  const t = useTranslations('address');
  const refusal = useTranslations('refusal');
  const say = (name: FieldName, fault: Fault) => {
    if (fault === 'invalid-email') return t('email-fault', { example: EMAIL_EXAMPLE });
    if (fault === 'phone-invalid')
      return refusal('phone-invalid', { example: format?.phone_example ?? '' });
    const field = format?.parts.find((part) => part.name === name)?.label ?? t(name);
    return fault === 'zip-invalid'
      ? refusal('zip-invalid', { field, example: format?.zip_example ?? '' })
      : refusal(fault, { field });
  };
  const messagesOf = (faults: Faults): Partial<Record<FieldName, string>> =>
    Object.fromEntries(
      FIELD_NAMES.flatMap((name) => {
        const fault = faults[name];
        return fault ? [[name, say(name, fault)]] : [];
      }),
    );
  /** Assigns the server's sentences to their fields, which have the same names as in this form. */
  const sort = (reasons: string[]) => {
    const about = (reason: string) =>
      reason === refusal('invalid-email')
        ? (['email', 'invalid-email'] as const)
        : (FIELD_NAMES.flatMap((name) =>
            FAULTS.filter((fault) => say(name, fault) === reason).map(
              (fault) => [fault === 'phone-invalid' ? 'phone' : name, fault] as const,
            ),
          ).at(0) ?? null);
    const beside: Faults = {};
    for (const reason of reasons) {
      const found = about(reason);
      if (found) beside[found[0]] = found[1];
    }
    return {
      beside,
      others: reasons.filter((reason) => about(reason) === null),
    };
  };
  return { messagesOf, sort };
}

/** The input; a new address takes the signed-in person's details as soon as they are known. */
function useFields(address: Address | null) {
  const site = useSite();
  const [fields, setFields] = useState<AddressFields>(() =>
    fieldsOf(address, addresses.get()?.[0], site),
  );
  const account = useReactiveState(user);
  useEffect(() => {
    if (address || !account) return;
    const draft = readDraft(); // it was not known before who may read it
    setFields((before) => {
      const now = { ...before, ...draft };
      return {
        ...now,
        name: now.name || account.name,
        email: now.email || account.email,
        phone: now.phone || account.phone,
      };
    });
  }, [address, account]);
  return [fields, setFields] as const;
}

/**
 * The initial values: the address itself or, for a new one, the customer's name and the country of
 * the last one.
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
      ...readDraft(),
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
