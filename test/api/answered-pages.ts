// Pages of lists as the API answers them.

export type Page = {
  data: { id: number }[];
  per_page: number;
  current_page: number;
  total: number;
  last_page: number;
  from: number | null;
  to: number | null;
};

/** The page in an answer: the answer itself, or what it has under a name. */
export function pageAt(data: unknown, at: string): Page {
  return (at ? (data as Record<string, unknown>)[at] : data) as Page;
}
