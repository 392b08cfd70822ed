import { useTranslations } from 'use-intl';
import { Icon } from '#web/ui/icon.tsx';
import { useSite } from '#web/ui/site.ts';
import { OneWord } from '#web/ui/one-word.tsx';

/** Contact details, below every step of buying. */
export function CheckoutFooter() {
  const t = useTranslations('checkout');
  const { email, phone, copyright, year } = useSite();
  return (
    <footer className="mt-12 border-t border-line bg-ground-2 text-sm text-ink-2">
      <div className="shell flex flex-wrap items-center gap-x-6 gap-y-1 py-3">
        {(email || phone) && <p className="font-semibold text-ink">{t('help')}</p>}
        {phone && (
          <a
            href={`tel:${phone.replaceAll(' ', '')}`}
            className="flex min-h-8 items-center gap-1.5 hover:text-primary"
          >
            <Icon name="phone" size={15} />
            <bdi dir="ltr">{phone}</bdi>
          </a>
        )}
        {email && (
          <a
            href={`mailto:${email}`}
            className="flex min-h-8 items-center gap-1.5 hover:text-primary"
          >
            <Icon name="mail" size={15} />
            <OneWord>{email}</OneWord>
          </a>
        )}
        <p className="ms-auto">
          © <bdi className="figures">{year}</bdi> {copyright}
        </p>
      </div>
    </footer>
  );
}
