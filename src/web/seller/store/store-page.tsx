import { useTranslations } from 'use-intl';
import { EditOnly } from '#web/desk/edit/edit-screen.tsx';
import { FieldCard, TextField } from '#web/desk/edit/fields.tsx';
import { MomentField } from '#web/desk/edit/moment-field.tsx';
import type { OpenedThing } from '#web/desk/edit/opened-thing.ts';
import { useMay } from '#web/desk/frame/who.ts';
import { upload } from '#web/desk/parts/upload.ts';
import type { Sent } from '#web/desk/parts/use-upload.ts';
import { PictureField } from '#web/desk/edit/picture-field.tsx';
import { ReferencesField } from '#web/desk/edit/references-field.tsx';
import { showReference } from '#web/desk/edit/shown-value.tsx';
import { TextsField } from '#web/desk/edit/texts-field.tsx';
import { StorePreview } from '#web/seller/store/store-preview.tsx';
import { storePath } from '#web/ui/links.ts';

const BLANK = {
  image: '',
  cover: '',
  about: {},
  policies: {},
  featured_ids: [],
  city: '',
  away_until: null,
};
const sendPicture: Sent = (file, onProgress) =>
  upload('sellerProduct.upload', { image: file }, onProgress);
const CALLS = {
  open: 'sellerStore.open',
  save: 'sellerStore.save',
  edits: 'sellerStore.edits',
} as const;

/** The store's page, and its holidays. */
export default function StorePage() {
  const t = useTranslations('seller-store');
  const labels: Record<string, string> = {
    image: t('logo'),
    cover: t('cover'),
    about: t('about'),
    policies: t('policies'),
    featured_ids: t('featured'),
    city: t('city'),
    away_until: t('away-until'),
  };
  return (
    <EditOnly
      noun="own-store"
      calls={CALLS}
      blank={BLANK}
      titleOf={() => t('title')}
      labelOf={(field) => labels[field.split('.')[0] ?? ''] ?? field}
      shows={{ featured_ids: showReference('sellerOwnChoice.products') }}
      aside={(opened) => (
        <>
          <StorePreview name={String(opened?.name ?? '')} />
          <SeeStore opened={opened} />
        </>
      )}
    >
      {() => (
        <>
          <PageCard />
          <FieldCard title={t('featured')}>
            <ReferencesField
              name="featured_ids"
              label={t('products')}
              hint={t('featured-hint')}
              list="sellerOwnChoice.products"
              ordered
            />
          </FieldCard>
          <FieldCard title={t('holiday')}>
            <p className="text-sm text-ink-2">{t('holiday-text')}</p>
            <MomentField name="away_until" label={t('away-until')} none={t('not-away')} />
          </FieldCard>
        </>
      )}
    </EditOnly>
  );
}

/** What customers see at the top of the page. */
function PageCard() {
  const t = useTranslations('seller-store');
  const mayUpload = useMay()('sellerProduct.upload');
  return (
    <FieldCard title={t('page')}>
      {mayUpload && (
        <>
          <PictureField name="image" label={t('logo')} send={sendPicture} />
          <PictureField name="cover" label={t('cover')} hint={t('cover-hint')} send={sendPicture} />
        </>
      )}
      <TextsField name="about" label={t('about')} lines={6} />
      <TextsField name="policies" label={t('policies')} lines={6} />
      <TextField name="city" label={t('city')} />
    </FieldCard>
  );
}

function SeeStore({ opened }: { opened: OpenedThing | null }) {
  const t = useTranslations('seller-store');
  return (
    <a href={storePath({ slug: String(opened?.slug) })} className="button button-quiet w-full">
      {t('see')}
    </a>
  );
}
