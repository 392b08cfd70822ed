/** The first page of a list of the desk, narrowed to nothing. */
export const PAGE = { q: '', page: 1, size: 50 };
