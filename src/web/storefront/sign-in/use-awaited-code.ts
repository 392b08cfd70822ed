import { useEffect, useState } from 'react';

/**
 * The address that a letter with a code went to, or null. Remembered in this tab, because phones
 * reload a page after a look into the mail program; never stores a password.
 */
export function useAwaitedCode(what: 'register' | 'password' | 'seller') {
  const key = `waiting-${what}`;
  const [email, setEmail] = useState<string | null>(null);
  useEffect(() => setEmail(sessionStorage.getItem(key)), [key]);
  const forget = () => sessionStorage.removeItem(key);
  return {
    email,
    begin: (address: string) => {
      sessionStorage.setItem(key, address);
      setEmail(address);
    },
    /** Back to the form. */
    end: () => {
      forget();
      setEmail(null);
    },
    /** The code was right; the screen stays until the next one is there. */
    forget,
  };
}
