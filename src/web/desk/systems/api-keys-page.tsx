import { keyScopes } from '#contract/system-states.ts';
import { ApiKeysScreen } from '#web/desk/systems/api-keys-screen.tsx';
import { useScopeName } from '#web/desk/systems/use-scope-name.ts';

/** The keys of the market. */
export default function ApiKeysPage() {
  const scopeName = useScopeName();
  return (
    <ApiKeysScreen
      of={{
        all: 'adminApiKey.all',
        make: 'adminApiKey.make',
        revoke: 'adminApiKey.revoke',
        scopes: keyScopes,
        scopeName,
      }}
    />
  );
}
