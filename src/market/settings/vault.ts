/** Encrypts what must not be readable in the database, and decrypts it again. */
export type Vault = { seal: (text: string) => string; open: (sealed: string) => string };
