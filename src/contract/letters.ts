// The letters that the market writes, each with what its text needs. jobs/mail has the words and the look.
export type Letters = {
  /** The code that proves an address at registration. */
  'verify': { name: string; code: string };
  /** Somebody tried to register an address that has an account. */
  'already-registered': { name: string };
  'welcome': { name: string };
  'password-code': { name: string; code: string };
  'password-changed': { name: string };
  /** The code that proves an address which Google or Facebook did not vouch for. */
  'social-code': { name: string; code: string; service: 'google' | 'facebook' };
  'order-placed': { order: number };
  'parcel-moved': { order: number; parcel: number; status: number };
  /** One parcel of an order that goes on with others. */
  'parcel-cancelled': { order: number; parcel: number };
  'order-cancelled': { order: number };
  'order-paid': { order: number; amount: number };
  'transfer-refused': { order: number; transfer: number };
  'refunded': { order: number; amount: number };
  /** To the owner: money that somebody has to look at. */
  'payment-in-review': { order: number; payment: number };
  'refund-failed': { order: number; refund: number };
  'seller-verify': { name: string; code: string };
  'application-received': { name: string; store: string };
  /** To the owner: somebody wants to sell. */
  'application-arrived': { store: string; email: string };
  'application-approved': { name: string; store: string };
  'application-refused': { name: string; store: string; reason: string };
  'store-suspended': { name: string; store: string; reason: string };
  'store-reinstated': { name: string; store: string };
  /** To the owner, to be answered to its sender. */
  'contact': { name: string; email: string; subject: string; message: string };
  'newsletter-confirm': { key: string };
};

export type Letter<Kind extends keyof Letters = keyof Letters> = { kind: Kind; to: string; language: string; data: Letters[Kind] };
