import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '#web/ui/icon.tsx';
import { ContactForm } from '#web/storefront/content/contact-form.tsx';
import { useSite } from '#web/ui/site.ts';
import { OneWord } from '#web/ui/one-word.tsx';

const DISC = 'grid size-10 shrink-0 place-items-center rounded-full bg-primary-tint text-primary';

/** How to contact the shop: the form, and beside it the email address, phone number and address. */
export function ContactScreen() {
  const t = useTranslations('contact');
  const { email, phone, address } = useSite();
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[1fr_20rem]">
      <div>
        <p className="mb-4 max-w-prose text-ink-2">{t('intro')}</p>
        <ContactForm />
      </div>
      <address className="card flex flex-col gap-4 p-4 not-italic md:p-6">
        {email && (
          <ContactMethod icon={<Icon name="mail" size={20} />} name={t('by-mail')}>
            <a href={`mailto:${email}`} className="link inline-block py-0.5">
              <OneWord>{email}</OneWord>
            </a>
          </ContactMethod>
        )}
        {phone && (
          <ContactMethod icon={<Icon name="phone" size={20} />} name={t('by-phone')}>
            <a href={`tel:${phone.replaceAll(' ', '')}`} className="link inline-block py-0.5">
              <bdi dir="ltr" className="figures">
                {phone}
              </bdi>
            </a>
          </ContactMethod>
        )}
        {address && (
          <ContactMethod icon={<Icon name="map-pin" size={20} />} name={t('by-post')}>
            <bdi>{address}</bdi>
          </ContactMethod>
        )}
      </address>
    </div>
  );
}

function ContactMethod({
  icon,
  name,
  children,
}: {
  icon: ReactNode;
  name: string;
  children: ReactNode;
}) {
  return (
    <div className="flex gap-3">
      <span className={DISC}>{icon}</span>
      <div className="min-w-0">
        <p className="text-sm text-ink-2">{name}</p>
        <p className="font-semibold">{children}</p>
      </div>
    </div>
  );
}
