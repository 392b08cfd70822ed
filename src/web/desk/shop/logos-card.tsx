import { useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { GROUND } from '#base/contrast.ts';
import { FieldCard } from '#web/desk/edit/fields.tsx';
import { PictureField } from '#web/desk/edit/picture-field.tsx';

export const LOGOS = {
  header_logo: 'header-logo',
  footer_logo: 'footer-logo',
  email_logo: 'email-logo',
  default_image: 'default-image',
} as const;

/** The shop's logos, and how the header's logo looks on a phone in both schemes. */
export function LogosCard() {
  const t = useTranslations('desk-shop');
  const logo = String(useWatch({ name: 'header_logo' }) ?? '');
  return (
    <FieldCard title={t('logos')}>
      <div className="grid gap-4 sm:grid-cols-2">
        {Object.entries(LOGOS).map(([name, word]) => (
          <PictureField key={name} name={name} label={t(word)} />
        ))}
      </div>
      {logo && (
        <>
          <div className="grid gap-4 sm:grid-cols-2">
            <Preview name={t('in-light')} logo={logo} ground={GROUND.light} ink="#1c1a17" />
            <Preview name={t('in-dark')} logo={logo} ground={GROUND.dark} ink="#f0eeec" />
          </div>
          <p className="text-sm text-ink-2">{t('logo-hint')}</p>
        </>
      )}
    </FieldCard>
  );
}

type Shown = { name: string; logo: string; ground: string; ink: string };

/** Drawn like `Logo` in the shop's header. */
function Preview({ name, logo, ground, ink }: Shown) {
  return (
    <div
      style={{ background: ground, color: ink }}
      className="grid justify-items-start gap-3 rounded-[var(--radius)] border border-line p-4"
    >
      <h3 className="text-sm font-semibold">{name}</h3>
      <img src={`/media/${logo}`} alt="" className="h-9 w-auto max-w-40 object-contain" />
    </div>
  );
}
