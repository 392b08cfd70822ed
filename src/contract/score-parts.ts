/** What a score is made of, in the order in which the schema counts it. */
export const scoreParts = ['late', 'cancelled', 'refunded', 'rating', 'answers'] as const;

/** What a score is of. */
export const MOST_SCORE = 100;
