/** The input for the first page of a list in the back office, without filters. */
export const PAGE = { q: '', page: 1, size: 50 };
