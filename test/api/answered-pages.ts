// Pages of lists in answers of the API.

export type Page = {
  data: { id: number }[];
  per_page: number;
  current_page: number;
  total: number;
  last_page: number;
  from: number | null;
  to: number | null;
};

/** The page in an answer: the answer itself, or its field with this name. */
export function pageAt(data: unknown, at: string): Page {
  return (at ? (data as Record<string, unknown>)[at] : data) as Page;
}
