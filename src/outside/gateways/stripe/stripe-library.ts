/**
 * The official SDK, loaded when Stripe is first used: a shop without it needs 6 MB less in every
 * instance.
 */
export const stripeLibrary = async () => (await import('stripe')).default;
