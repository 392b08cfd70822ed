import { useTranslations } from 'use-intl';
import { ListScreen } from '#web/desk/list/list-screen.tsx';
import type { Column } from '#web/desk/list/list-table.tsx';
import { Badge } from '#web/desk/parts/badge.tsx';
import type { RowOf } from '#web/desk/parts/desk-call.ts';
import { Moment } from '#web/desk/parts/moment.tsx';
import { SmallPicture } from '#web/desk/parts/small-picture.tsx';
import { QuickAnswer } from '#web/seller/reviews/quick-answer.tsx';
import { Stars } from '#web/seller/reviews/stars.tsx';

type Row = RowOf<'sellerReviews.list'>;

/** Customers' reviews of the store's products; those without a reply can be filtered. */
export default function ReviewsPage() {
  const t = useTranslations('seller-reviews');
  return (
    <ListScreen
      title={t('title')}
      list="sellerReviews.list"
      file="sellerReviews.export"
      path="/seller/reviews"
      empty={<p>{t('empty')}</p>}
      views={(['unanswered', 'answered', 'low'] as const).map((name) => ({
        name,
        label: t(`view-${name}`),
      }))}
      columns={useColumns()}
    />
  );
}

function useColumns(): (again: () => void) => Column<Row>[] {
  const t = useTranslations('seller-reviews');
  return (again) => [
    {
      name: 'title',
      label: t('product'),
      show: ({ title, image }) => (
        <>
          <SmallPicture image={image} />
          <bdi>{title}</bdi>
        </>
      ),
    },
    {
      name: 'rating',
      label: t('rating'),
      sorts: true,
      card: 'brief',
      show: ({ rating }) => <Stars rating={rating} />,
    },
    {
      name: 'review',
      label: t('says'),
      show: ({ review }) => review && <bdi className="line-clamp-2">{review}</bdi>,
    },
    { name: 'name', label: t('writer'), show: ({ name }) => <bdi>{name}</bdi> },
    {
      name: 'created_at',
      label: t('written'),
      sorts: true,
      show: ({ created_at: at }) => <Moment at={at} />,
    },
    {
      name: 'answer',
      label: t('answer'),
      show: (review) =>
        review.answer ? (
          <Badge tone="good">{t('view-answered')}</Badge>
        ) : (
          <QuickAnswer review={review} again={again} />
        ),
    },
  ];
}
