import { useEffect, useState } from 'react';
import { call } from '#web/ui/api.ts';

let pending: Promise<string> | undefined;

async function ask(): Promise<string> {
  const answer = await call('shop.read');
  if (answer.ok) return answer.data.default_image;
  pending = undefined;
  return '';
}

/** The picture that the shop shows if there is none; null until loaded. */
export function useDefaultImage(): string | null {
  const [image, setImage] = useState<string | null>(null);
  useEffect(() => {
    pending ??= ask();
    void pending.then(setImage);
  }, []);
  return image;
}
