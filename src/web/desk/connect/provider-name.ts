/** The name of a provider, in every language. */
export const nameOf = (provider: unknown): string =>
  provider === 'facebook' ? 'Facebook' : 'Google';
