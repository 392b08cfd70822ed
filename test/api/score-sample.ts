/** An owner's weights for the scores of stores. */
export const scoreSample = {
  score_parcels: 10,
  score_late: 30,
  score_cancelled: 20,
  score_refunded: 15,
  score_rating: 30,
  score_answers: 6,
};
