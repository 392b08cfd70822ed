/** The parts of a score, in the order of the schema. */
export const scoreParts = ['late', 'cancelled', 'refunded', 'rating', 'answers'] as const;

/** The highest score. */
export const MOST_SCORE = 100;
