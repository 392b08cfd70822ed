/** What a provider is called, in every language. */
export const nameOf = (provider: unknown): string =>
  provider === 'facebook' ? 'Facebook' : 'Google';
