/**
 * The official SDK. It is read when Stripe is first needed: a market without it takes 6 MB less in
 * every instance.
 */
export const stripeLibrary = async () => (await import('stripe')).default;
