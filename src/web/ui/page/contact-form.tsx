import { useRef, useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import { useSite } from '#web/ui/site.ts';
import { checkContact, contactFields, mailAddress, type ContactField } from '#web/ui/page/check-contact.ts';
import { Field } from '#web/ui/page/field.tsx';
import { readFields } from '#web/ui/page/read-fields.ts';

const MOST = { name: 120, email: 254, subject: 200, message: 1500 };

/** A message to the shop, written here and sent by the visitor's own mail program. */
export function ContactForm() {
  const t = useTranslations('contact');
  const words = useTranslations('refusal');
  const { email: shop } = useSite();
  const head = useRef<HTMLDivElement>(null);
  const [wrong, blame] = useState<Partial<Record<ContactField, string>>>({});
  const [opened, open] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const contact = readFields(event.currentTarget, contactFields);
    const found = checkContact(contact);
    const said: typeof wrong = {};
    for (const field of contactFields) if (found[field]) said[field] = words(found[field], { field: t(field) });
    blame(said);
    open(Object.keys(said).length === 0);
    if (Object.keys(said).length === 0) location.href = mailAddress(shop, contact);
    else requestAnimationFrame(() => head.current?.focus());
  };
  const field = (name: ContactField) => ({ name, label: t(name), maxLength: MOST[name], wrong: wrong[name], quiet: true });
  return (
    <form noValidate onSubmit={submit} className="card flex flex-col gap-4 p-4 md:p-6">
      {Object.keys(wrong).length > 0 && (
        <div ref={head} tabIndex={-1} className="rounded bg-drop-tint p-3 text-drop">
          <p className="font-semibold">{t('wrong')}</p>
          <ul className="list-disc ps-5">{contactFields.filter((name) => wrong[name]).map((name) => <li key={name}>{wrong[name]}</li>)}</ul>
        </div>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <Field {...field('name')} autoComplete="name" />
        <Field {...field('email')} type="email" autoComplete="email" />
      </div>
      <Field {...field('subject')} />
      <Field {...field('message')} rows={7} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <button className="button button-primary px-8">{t('send')}</button>
        <p className="min-w-0 flex-1 basis-60 text-sm text-ink-2">{t('send-hint')}</p>
      </div>
      <p role="status" className="text-sm empty:hidden">{opened && t.rich('opened', { mail: () => <a href={`mailto:${shop}`} className="link font-semibold"><bdi>{shop}</bdi></a> })}</p>
    </form>
  );
}
