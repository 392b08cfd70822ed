// The paths of orders and their parcels.
export const orderPath = (id: number): string => `/user/order/${id}`;
export const trackPath = (code: string): string =>
  `/track-order?tracking_id=${encodeURIComponent(code)}`;
