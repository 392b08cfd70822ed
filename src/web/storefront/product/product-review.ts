import type { Banner } from '#contract/home.ts';
import type { Review } from '#contract/review.ts';

/** A review with the fields that the page shows. */
export type ShownReview = Pick<
  Review,
  'id' | 'rating' | 'review' | 'helpful' | 'created_at' | 'language' | 'answer'
> & {
  name: string;
  pictures: string[];
};
/**
 * The initial data of the page: the newest reviews, the number of pages, the counts for each star
 * and of those with pictures, and how many are in the page’s language.
 */
export type ReviewPage = {
  list: ShownReview[];
  pages: number;
  totals: { rating: number; total: number }[];
  pictured: number;
  own: number;
  banner: Banner | null;
};

export function shownReview({
  id,
  rating,
  review,
  helpful,
  created_at,
  language,
  user,
  guest_user,
  review_images,
  answer,
}: Review): ShownReview {
  return {
    id,
    rating,
    review,
    helpful,
    created_at,
    language,
    answer,
    name: (user ?? guest_user)?.name ?? '',
    pictures: review_images.map(({ image }) => image),
  };
}
