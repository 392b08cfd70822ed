// Where orders and their parcels stand on the site.
export const orderPath = (id: number): string => `/user/order/${id}`;
export const trackPath = (code: string): string =>
  `/track-order?tracking_id=${encodeURIComponent(code)}`;
