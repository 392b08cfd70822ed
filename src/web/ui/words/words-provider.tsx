import type { ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import type { Words } from '#words/catalogue.ts';

declare module 'use-intl' {
  interface AppConfig {
    Messages: Words;
  }
}

/**
 * Gives the screens below it their messages, and the zone of the clocks they tell time by. Zone and
 * digits are pinned so that server and browser write the same.
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
