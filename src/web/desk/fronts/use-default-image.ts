import { useEffect, useState } from 'react';
import { call } from '#web/ui/api.ts';

let asked: Promise<string> | undefined;

async function ask(): Promise<string> {
  const answer = await call('shop.read');
  if (answer.ok) return answer.data.default_image;
  asked = undefined;
  return '';
}

/** The picture that the shop shows where there is none; null until it is known. */
export function useDefaultImage(): string | null {
  const [image, set] = useState<string | null>(null);
  useEffect(() => {
    asked ??= ask();
    void asked.then(set);
  }, []);
  return image;
}
