import { useTranslations } from 'use-intl';
import { askReason } from '#web/desk/list/bulk/ask-reason.tsx';
import { useBulkActs } from '#web/desk/list/bulk/use-bulk-acts.ts';
import { choiceFilter } from '#web/desk/list/filters.tsx';
import { ListScreen } from '#web/desk/list/list-screen.tsx';
import type { Column } from '#web/desk/list/list-table.tsx';
import { ReviewState, Stars } from '#web/desk/marketing/review-parts.tsx';
import type { RowOf } from '#web/desk/parts/desk-call.ts';
import { Moment } from '#web/desk/parts/moment.tsx';
import { SmallPicture } from '#web/desk/parts/small-picture.tsx';
import { referenceFilter } from '#web/desk/product/product-filters.tsx';

/** The reviews of all products, newest first. */
export default function ReviewsPage() {
  const t = useTranslations('desk-marketing');
  const { show, hide } = useBulkActs();
  const stars = [5, 4, 3, 2, 1].map((count) => ({
    value: String(count),
    label: t('stars-count', { count }),
  }));
  return (
    <ListScreen
      title={t('reviews')}
      list="adminReview.list"
      file="adminReview.export"
      path="/admin/reviews"
      bulk={{
        call: 'adminReviewActs.bulk',
        attempt: 'adminReviewActs.tryBulk',
        acts: [{ ...hide, ask: askReason(t('hide-reason'), t('hide-reason-hint')) }, show],
      }}
      empty={<p>{t('reviews-empty')}</p>}
      views={(['shown', 'hidden', 'low', 'pictures'] as const).map((name) => ({
        name,
        label: t(`reviews-${name}`),
      }))}
      filters={[
        choiceFilter('rating', t('stars'), stars),
        referenceFilter('store', t('store'), 'adminStoreChoice.list'),
        { name: 'product', show: () => null },
      ]}
      columns={useColumns()}
    />
  );
}

function useColumns(): Column<RowOf<'adminReview.list'>>[] {
  const t = useTranslations('desk-marketing');
  const common = useTranslations('desk-catalogue');
  return [
    {
      name: 'product',
      label: t('product'),
      show: ({ product }) => (
        <>
          <SmallPicture image={product.image} />
          {product.title}
        </>
      ),
    },
    {
      name: 'hidden',
      label: common('state'),
      card: 'state',
      show: ({ hidden }) => <ReviewState hidden={hidden} />,
    },
    {
      name: 'rating',
      label: t('stars'),
      sorts: true,
      card: 'brief',
      show: ({ rating }) => <Stars rating={rating} />,
    },
    {
      name: 'review',
      label: t('says'),
      show: ({ review, images }) => (
        <span className="line-clamp-2 max-w-md" dir="auto">
          {review}
          {images.length > 0 && (
            <span className="ms-1 text-xs text-ink-2">
              {t('pictures-count', { count: images.length })}
            </span>
          )}
        </span>
      ),
    },
    { name: 'name', label: t('writer'), show: ({ name }) => <bdi>{name}</bdi> },
    { name: 'store', label: t('store'), show: ({ store }) => <bdi>{store}</bdi> },
    {
      name: 'created_at',
      label: t('written'),
      sorts: true,
      show: ({ created_at: at }) => <Moment at={at} />,
    },
  ];
}
