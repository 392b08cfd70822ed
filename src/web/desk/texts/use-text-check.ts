import { useEffect, useState } from 'react';
import { deskCall } from '#web/desk/parts/desk-call.ts';
import type { Text } from '#web/desk/texts/text-language.ts';

/** Requests wait for such a pause in typing. */
const PAUSE_MS = 300;

/** The error in a text being typed, if known; null: nothing is typed. */
export function useTextCheck(
  language: string,
  { section, key }: Pick<Text, 'section' | 'key'>,
  text: string | null,
): string | undefined {
  const [found, setFound] = useState<{ text: string; fault: string | null } | null>(null);
  useEffect(() => {
    if (text === null) return undefined;
    let wanted = true;
    const timer = setTimeout(() => {
      void deskCall('adminMessage.check', { language, section, key, text }).then((answer) => {
        if (wanted && answer.ok) setFound({ text, fault: answer.data.fault });
      });
    }, PAUSE_MS);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [language, section, key, text]);
  return text === null ? undefined : (found?.fault ?? undefined);
}
