import { useTranslations } from 'use-intl';
import { Facts } from '#web/desk/parts/facts.tsx';
import { Moment } from '#web/desk/parts/moment.tsx';
import { OneScreen } from '#web/desk/parts/one-screen.tsx';
import { PictureRow } from '#web/desk/parts/picture-row.tsx';
import { useOne } from '#web/desk/parts/use-one.ts';
import { AnswerButton } from '#web/seller/reviews/answer-button.tsx';
import { Stars } from '#web/seller/reviews/stars.tsx';

/** One review, and the store's reply. */
export default function ReviewPage() {
  const t = useTranslations('seller-reviews');
  const { answer, again } = useOne('sellerReviews.list');
  return (
    <OneScreen
      path="/seller/reviews"
      back={t('title')}
      title={({ title }) => title}
      answer={answer}
      again={again}
      acts={(review) => <AnswerButton primary review={review} again={again} />}
    >
      {(review) => (
        <>
          <Facts
            title={t('review')}
            rows={[
              [t('rating'), <Stars key="rating" rating={review.rating} />],
              [t('says'), review.review && <Words key="says" text={review.review} />],
              [t('writer'), <bdi key="name">{review.name}</bdi>],
              [t('written'), <Moment key="at" at={review.created_at} />],
            ]}
          >
            <PictureRow
              images={review.images}
              label={t('pictures')}
              nameOf={(place) => t('picture', { place })}
            />
          </Facts>
          {review.answer && (
            <Facts
              title={t('your-answer')}
              rows={[
                [t('answer'), <Words key="answer" text={review.answer} />],
                [t('written'), <Moment key="at" at={review.answered_at} />],
                [t('hidden-why'), review.answer_hidden],
              ]}
            />
          )}
        </>
      )}
    </OneScreen>
  );
}

const Words = ({ text }: { text: string }) => (
  <p dir="auto" className="whitespace-pre-line">
    {text}
  </p>
);
