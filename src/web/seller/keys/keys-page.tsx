import { storeKeyScopes } from '#contract/store-permission.ts';
import { ApiKeysScreen } from '#web/desk/systems/api-keys-screen.tsx';
import { useMayWords } from '#web/seller/people/use-may-words.ts';

/** The API keys for the store's own systems. */
export default function KeysPage() {
  const words = useMayWords();
  const scopeName = (scope: string) => words.find(({ name }) => name === scope)?.label ?? scope;
  return (
    <ApiKeysScreen
      of={{
        all: 'sellerKey.all',
        make: 'sellerKey.make',
        revoke: 'sellerKey.revoke',
        scopes: storeKeyScopes,
        scopeName,
      }}
    />
  );
}
