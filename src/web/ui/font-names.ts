// The fonts that a language's pages are written in, by the names of their files.
export type Font = 'inter-latin' | 'inter-latin-ext' | 'noto-sans-arabic' | 'noto-sans-devanagari';

const own: Record<string, Font[]> = {
  ar: ['noto-sans-arabic', 'inter-latin'],
  hi: ['noto-sans-devanagari', 'inter-latin'],
  tr: ['inter-latin', 'inter-latin-ext'],
};

export const fontNames = (language: string): Font[] => own[language] ?? ['inter-latin'];
