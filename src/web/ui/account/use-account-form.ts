import { useRef, useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import { focusField } from '#web/ui/form/read-fields.ts';
import type { Refused } from '#web/ui/cart/cart.ts';
import {
  faultOf,
  readValues,
  type Fault,
  type FieldName,
  type Values,
} from '#web/ui/account/check-account.ts';

/** The props of a field of the form. */
export type AccountField = {
  name: string;
  label: string;
  fault: string | undefined;
  onInput: () => void;
  onBlur: () => void;
};
export type AccountFormState = ReturnType<typeof useAccountForm>;
type Names = readonly FieldName[];
type Options = {
  least?: number;
  /** Success leads to another page: busy until then. */
  leaves?: boolean;
};

/**
 * A form with some fields and a function that sends them: it returns the server's refusal, or null
 * on success. The browser holds the input, so that nothing is lost before hydration or after a
 * refusal; errors are shown beside their field, and the first such field gets the focus.
 */
export function useAccountForm(
  names: Names,
  send: (values: Values) => Promise<Refused | null>,
  { least = 0, leaves = false }: Options = {},
) {
  const t = useTranslations('account');
  const words = useWordsOfFaults(least);
  const form = useRef<HTMLFormElement>(null);
  const sending = useRef(false);
  const [faults, setFaults] = useState<Partial<Record<FieldName, string>>>({});
  const [refused, setRefused] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const blame = (found: Partial<Record<FieldName, string>>) => {
    setFaults(found);
    const first = names.find((name) => found[name]);
    if (first && form.current) focusField(form.current, first);
    return first !== undefined;
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending.current) return;
    const values = readValues(event.currentTarget);
    setRefused(null);
    if (blame(Object.fromEntries(names.map((name) => [name, words.of(name, values)])))) return;
    sending.current = true;
    setBusy(true);
    const refusal = await send(values);
    if (!refusal && leaves) return;
    sending.current = false;
    setBusy(false);
    if (!refusal) return;
    const message = refusal.message || t('down');
    const spot = words.spotOf(message, names);
    if (spot) blame({ [spot]: message });
    else setRefused(message);
  };
  const field = (name: FieldName) => ({
    name,
    label: t(name),
    fault: faults[name],
    onInput: () => {
      if (faults[name]) setFaults((now) => ({ ...now, [name]: undefined }));
    },
    onBlur: () => {
      const values = form.current && readValues(form.current);
      if (values?.[name]) setFaults((now) => ({ ...now, [name]: words.of(name, values) }));
    },
  });
  return {
    form,
    submit,
    busy,
    refused,
    faults: names.flatMap((name) => faults[name] ?? []),
    field,
  };
}

/** The messages for errors, and the field that a server's message belongs to. */
function useWordsOfFaults(least: number) {
  const t = useTranslations('account');
  const refusal = useTranslations('refusal');
  const of = (name: FieldName, values: Values): string | undefined => {
    const fault = faultOf(name, values, least);
    return fault ? messageOf(name, fault) : undefined;
  };
  const messageOf = (name: FieldName, fault: Fault): string => {
    if (fault === 'required') return refusal('required', { field: t(name) });
    if (fault === 'password-too-short') return refusal('password-too-short', { least });
    return fault === 'invalid-email'
      ? refusal('invalid-email')
      : fault === 'mismatch'
        ? t('mismatch')
        : t('code-six');
  };
  const spotOf = (message: string, names: Names): FieldName | undefined =>
    names.find((name) => {
      if (name === 'email') return message === refusal('invalid-email');
      if (name === 'code') return message === refusal('code-wrong');
      if (name === 'current_password') return message === refusal('password-wrong');
      return (
        (name === 'password' || name === 'new_password') &&
        least > 0 &&
        (message === refusal('password-common') ||
          message === refusal('password-too-short', { least }))
      );
    });
  return { of, spotOf };
}
