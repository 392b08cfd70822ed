import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { ReviewState, Stars } from '#web/desk/marketing/review-parts.tsx';
import { ActButton } from '#web/desk/parts/act-button.tsx';
import type { RowOf } from '#web/desk/parts/desk-call.ts';
import { Facts } from '#web/desk/parts/facts.tsx';
import { Moment } from '#web/desk/parts/moment.tsx';
import { OneScreen } from '#web/desk/parts/one-screen.tsx';
import { PicturesShown } from '#web/desk/parts/pictures-shown.tsx';
import { useOne } from '#web/desk/parts/use-one.ts';

type Review = RowOf<'adminReview.list'>;

/** One review: its text and product, whether customers see it, and if not, why. */
export default function ReviewPage() {
  const t = useTranslations('desk-marketing');
  const { answer, again } = useOne('adminReview.list');
  return (
    <OneScreen
      path="/admin/reviews"
      back={t('reviews')}
      title={({ product }) => t('review-of', { product: product.title })}
      answer={answer}
      again={again}
      acts={(review) => <Moderate review={review} again={again} />}
    >
      {(review) => <Known review={review} again={again} />}
    </OneScreen>
  );
}

/** The facts about it, and the store's reply. */
function Known({ review, again }: { review: Review; again: () => void }) {
  const t = useTranslations('desk-marketing');
  const common = useTranslations('desk-catalogue');
  return (
    <Facts
      title={t('review')}
      rows={[
        [common('state'), <ReviewState key="state" hidden={review.hidden} />],
        [t('hide-reason'), review.reason],
        [t('stars'), <Stars key="stars" rating={review.rating} />],
        [
          t('says'),
          review.review && (
            <p dir="auto" className="whitespace-pre-line">
              {review.review}
            </p>
          ),
        ],
        [
          t('store-answer'),
          review.answer && (
            <p key="answer" dir="auto" className="whitespace-pre-line">
              {review.answer}
            </p>
          ),
        ],
        [t('answer-hidden'), review.answer_hidden],
        [t('writer'), <bdi key="name">{review.name}</bdi>],
        [t('written'), <Moment key="at" at={review.created_at} />],
        [
          t('product'),
          <Link key="product" to={`/admin/products/${review.product.id}`} className="link">
            {review.product.title}
          </Link>,
        ],
        [t('store'), <bdi key="store">{review.store}</bdi>],
        [
          t('order'),
          <Link key="order" to={`/admin/orders/${review.order_id}`} className="link">
            {t('see-order')}
          </Link>,
        ],
      ]}
    >
      <PicturesShown images={review.images} />
      {review.answer && <ModerateAnswer review={review} again={again} />}
    </Facts>
  );
}

function Moderate({ review, again }: { review: Review; again: () => void }) {
  const t = useTranslations('desk-marketing');
  const { id, version, hidden, product } = review;
  return hidden ? (
    <ActButton
      icon="eye"
      label={t('show-review')}
      call="adminReview.moderate"
      input={{ id, version, hidden: false }}
      title={t('review-of', { product: product.title })}
      text={t('show-text')}
      again={again}
    />
  ) : (
    <ActButton
      icon="circle-x"
      label={t('hide-review')}
      call="adminReview.moderate"
      input={{ id, version, hidden: true }}
      title={t('review-of', { product: product.title })}
      text={t('hide-text')}
      fields={[
        { name: 'reason', label: t('hide-reason'), hint: t('hide-reason-hint'), kind: 'lines' },
      ]}
      again={again}
    />
  );
}

/** The store's reply is moderated separately. */
function ModerateAnswer({ review, again }: { review: Review; again: () => void }) {
  const t = useTranslations('desk-marketing');
  const hidden = review.answer_hidden !== '';
  return (
    <ActButton
      icon={hidden ? 'eye' : 'circle-x'}
      label={hidden ? t('show-answer') : t('hide-answer')}
      call="adminReview.moderateAnswer"
      input={{ id: review.id, hidden: !hidden }}
      title={t('store-answer')}
      text={review.answer}
      fields={
        hidden
          ? []
          : [
              {
                name: 'reason',
                label: t('hide-reason'),
                hint: t('answer-reason-hint'),
                kind: 'lines',
              },
            ]
      }
      again={again}
    />
  );
}
