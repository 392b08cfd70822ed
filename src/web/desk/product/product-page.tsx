import { useTranslations } from 'use-intl';
import { EditScreen } from '#web/desk/edit/edit-screen.tsx';
import { FieldCard, SwitchField, TextField } from '#web/desk/edit/fields.tsx';
import { countOf, HideReason } from '#web/desk/edit/hide-reason.tsx';
import type { OpenedThing } from '#web/desk/edit/opened-thing.ts';
import { PictureField } from '#web/desk/edit/picture-field.tsx';
import { RichTextField } from '#web/desk/edit/rich-text-field.tsx';
import { SearchPreview } from '#web/desk/edit/search-preview.tsx';
import { showMoney, showReference } from '#web/desk/edit/shown-value.tsx';
import { TextsField } from '#web/desk/edit/texts-field.tsx';
import { titleIn } from '#web/desk/edit/title-in.ts';
import { OrganisationCard } from '#web/desk/product/organisation-card.tsx';
import { PicturesCard } from '#web/desk/product/pictures-card.tsx';
import { PriceCard } from '#web/desk/product/price-card.tsx';
import { useProductLabels } from '#web/desk/product/use-product-labels.ts';
import { NO_FACTS } from '#contract/fact-names.ts';
import { FactsCard } from '#web/desk/product/facts-card.tsx';
import { ProductLinks } from '#web/desk/product/product-links.tsx';
import { RulesCard } from '#web/desk/product/rules-card.tsx';
import { SoldCard } from '#web/desk/product/sold-card.tsx';
import { VariantsCard } from '#web/desk/product/variants-card.tsx';
import { productPath } from '#web/ui/links.ts';

const BLANK = {
  store_id: null,
  category_id: null,
  brand_id: null,
  tax_rule_id: null,
  shipping_rule_id: null,
  bundle_deal_id: null,
  tag_ids: [],
  slug: '',
  title: {},
  overview: {},
  description: {},
  badge: {},
  unit: {},
  meta_title: {},
  meta_description: {},
  selling: '',
  offered: null,
  image: '',
  image_alt: {},
  images: [],
  video: '',
  video_thumb: '',
  warranty: false,
  refundable: false,
  ...NO_FACTS,
  public: true,
  hide_reason: '',
  variants: [{ choice: [], sku: '', price: null, weight: 0, stock: 0, stock_seen: 0 }],
};
const CALLS = {
  open: 'adminProduct.open',
  save: 'adminProduct.save',
  remove: 'adminProduct.delete',
  restore: 'adminProduct.restore',
  edits: 'adminProduct.edits',
} as const;

/** How the history shows a product's references and prices. */
const SHOWS = {
  store_id: showReference('adminStoreChoice.list'),
  category_id: showReference('adminCategory.list'),
  brand_id: showReference('adminBrand.list'),
  tax_rule_id: showReference('adminTaxRule.list'),
  shipping_rule_id: showReference('adminShippingRule.list'),
  bundle_deal_id: showReference('adminBundleDeal.list'),
  selling: showMoney,
  offered: showMoney,
};

export default function ProductPage() {
  const t = useTranslations('desk-product');
  const labelOf = useProductLabels();
  return (
    <EditScreen
      noun="product"
      calls={CALLS}
      path="/admin/products"
      back={t('products')}
      blank={BLANK}
      titleOf={(opened) => titleIn(opened) || t('new')}
      labelOf={labelOf}
      shows={SHOWS}
      missed={({ public: shown }) => shown === true}
      aside={(opened) => (
        <>
          <StateCard opened={opened} />
          <HideReason
            opened={opened}
            hides={(now, was) =>
              (was.public === true && !now.public) || countOf(now.images) < countOf(was.images)
            }
          />
          <OrganisationCard made={opened !== null} />
          <RulesCard />
          {opened && <SoldCard id={opened.id} />}
        </>
      )}
    >
      {(opened) => (
        <>
          <TextsCard />
          <PicturesCard />
          <PriceCard />
          <VariantsCard opened={opened} />
          <FactsCard />
          <VideoCard />
          <SearchCard opened={opened} />
        </>
      )}
    </EditScreen>
  );
}

function TextsCard() {
  const t = useTranslations('desk-product');
  const words = useTranslations('desk-content');
  return (
    <FieldCard title={t('product')}>
      <TextsField name="title" label={t('name')} />
      <TextsField name="overview" label={t('overview')} lines={3} />
      <RichTextField name="description" label={t('description')} hint={words('text-hint')} />
      <TextsField name="badge" label={t('badge')} />
    </FieldCard>
  );
}

function VideoCard() {
  const t = useTranslations('desk-product');
  return (
    <FieldCard title={t('media')}>
      <TextField name="video" label={t('video')} ltr />
      <PictureField name="video_thumb" label={t('video-thumb')} />
    </FieldCard>
  );
}

function SearchCard({ opened }: { opened: OpenedThing | null }) {
  const t = useTranslations('desk-catalogue');
  return (
    <FieldCard title={t('search-engines')}>
      <TextField name="slug" label={t('address')} hint={t('address-hint')} ltr />
      <TextsField name="meta_title" label={t('meta-title')} />
      <TextsField name="meta_description" label={t('meta-description')} lines={3} />
      <SearchPreview
        opened={opened}
        pathOf={(slug) => productPath({ id: opened?.id ?? 0, slug })}
      />
    </FieldCard>
  );
}

function StateCard({ opened }: { opened: OpenedThing | null }) {
  const t = useTranslations('desk-product');
  const words = useTranslations('desk-catalogue');
  return (
    <FieldCard title={words('state')}>
      <SwitchField name="public" label={words('public')} hint={t('public-hint')} />
      {opened?.archived === true && <p className="text-sm text-warn">{t('archived')}</p>}
      {opened?.store_open === false && <p className="text-sm text-warn">{t('store-closed')}</p>}
      {opened && <ProductLinks opened={opened} />}
    </FieldCard>
  );
}
