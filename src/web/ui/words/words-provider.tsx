import type { ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import type { Words } from '#words/catalogue.ts';

declare module 'use-intl' {
  interface AppConfig {
    Messages: Words;
  }
}

/**
 * Provides the messages and the time zone for the screens below it. Zone and digits are fixed, so
 * that server and browser render the same.
 */
export function WordsProvider({
  language,
  words,
  timeZone = 'UTC',
  children,
}: {
  language: string;
  words: Words;
  timeZone?: string | undefined;
  children: ReactNode;
}) {
  return (
    <IntlProvider locale={`${language}-u-nu-latn`} messages={words} timeZone={timeZone}>
      {children}
    </IntlProvider>
  );
}
