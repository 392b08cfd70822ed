/** Encrypts what must not be readable in the database, and decrypts it again. */
export type Vault = { seal: (text: string) => string; open: (sealed: string) => string };

/** Decrypts a sealed text; null when it was sealed with another key than this shop's. */
export function openedOr(vault: Vault, sealed: string): string | null {
  try {
    return vault.open(sealed);
  } catch {
    return null;
  }
}
