import type { Config } from '#hall/config.ts';
import type { Provider } from '#market/accounts/social-provider.ts';

/** The path, below the API, from which people leave for a provider and to which they return. */
export const SOCIAL_PATH = 'user/social-login';

/** The address that people come back to, which must be registered at the provider. */
export const callbackUrl = ({ publicUrl }: Pick<Config, 'publicUrl'>, provider: Provider) =>
  `${publicUrl}/api/v1/${SOCIAL_PATH}/callback/${provider}`;
