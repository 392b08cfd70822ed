import type { Banner } from '#contract/home.ts';
import type { Review } from '#contract/review.ts';

/** A review as the page shows it. */
export type ShownReview = Pick<
  Review,
  'id' | 'rating' | 'review' | 'helpful' | 'created_at' | 'language' | 'answer'
> & {
  name: string;
  pictures: string[];
};
/**
 * What the page begins with: the newest reviews, how many pages there are, how many gave each star
 * and showed pictures, and how many are in the page’s language.
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
