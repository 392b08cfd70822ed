import { useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { STYLING_BYTES } from '#contract/storefront.ts';
import { CodeField } from '#web/desk/edit/code-field.tsx';
import { EditOnly } from '#web/desk/edit/edit-screen.tsx';
import { FieldCard, SwitchField, TextField } from '#web/desk/edit/fields.tsx';

const CALLS = {
  open: 'storefront.read',
  save: 'storefront.save',
  edits: 'storefront.edits',
} as const;
const WORDS = {
  cookie_banner: 'cookie-banner',
  enable_ga: 'ga-on',
  ga_id: 'ga-id',
  enable_pixel: 'pixel-on',
  pixel_id: 'pixel-id',
  styling: 'styling',
} as const;
const isField = (name: string): name is keyof typeof WORDS => Object.hasOwn(WORDS, name);
const BLANK = {
  cookie_banner: false,
  enable_ga: false,
  ga_id: '',
  enable_pixel: false,
  pixel_id: '',
  styling: '',
};

/** What the site measures, what visitors are asked first, and the owner's CSS. */
export default function MeasuringPage() {
  const t = useTranslations('desk-scripts');
  return (
    <EditOnly
      noun="storefront"
      calls={CALLS}
      blank={BLANK}
      titleOf={() => t('measuring')}
      labelOf={(field) => (isField(field) ? t(WORDS[field]) : field)}
      aside={() => <ConsentKinds />}
    >
      {() => (
        <>
          <FieldCard title="Google Analytics">
            <SwitchField name="enable_ga" label={t('ga-on')} />
            <TextField
              name="ga_id"
              label={t('ga-id')}
              hint={t('ga-id-hint', { prefix: 'G-' })}
              ltr
            />
          </FieldCard>
          <FieldCard title="Meta Pixel">
            <SwitchField name="enable_pixel" label={t('pixel-on')} />
            <TextField name="pixel_id" label={t('pixel-id')} hint={t('pixel-id-hint')} ltr />
          </FieldCard>
          <FieldCard title={t('consent')}>
            <SwitchField
              name="cookie_banner"
              label={t('cookie-banner')}
              hint={t('cookie-banner-hint')}
            />
          </FieldCard>
          <FieldCard title={t('styling')}>
            <p className="text-sm text-ink-2">{t('styling-where')}</p>
            <CodeField
              name="styling"
              label={t('styling')}
              hint={t('styling-hint', { kilobytes: STYLING_BYTES / 1024 })}
              lines={14}
            />
          </FieldCard>
        </>
      )}
    </EditOnly>
  );
}

/** What visitors will be asked, going by the form. */
function ConsentKinds() {
  const t = useTranslations('desk-scripts');
  const [banner, ga, pixel] = useWatch({ name: ['cookie_banner', 'enable_ga', 'enable_pixel'] });
  const kinds = [ga === true && t('kind-analytics'), pixel === true && t('kind-marketing')].filter(
    (kind) => kind !== false,
  );
  return (
    <FieldCard title={t('asked')}>
      {kinds.length === 0 && <p>{t('asked-nothing')}</p>}
      {kinds.length > 0 && (
        <>
          <p>{banner === true ? t('asked-for') : t('asked-not')}</p>
          <ul className="list-disc ps-5">
            {kinds.map((kind) => (
              <li key={kind}>{kind}</li>
            ))}
          </ul>
        </>
      )}
      <p className="text-sm text-ink-2">{t('asked-never')}</p>
    </FieldCard>
  );
}
