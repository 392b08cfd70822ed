import type { Config } from '#hall/config.ts';
import type { Provider } from '#market/accounts/social-provider.ts';

/** Below the API, where people leave for a provider and come back from it. */
export const SOCIAL_PATH = 'user/social-login';

/** The address that people come back to, which the provider has to know. */
export const callbackUrl = ({ publicUrl }: Pick<Config, 'publicUrl'>, provider: Provider) =>
  `${publicUrl}/api/v1/${SOCIAL_PATH}/callback/${provider}`;
