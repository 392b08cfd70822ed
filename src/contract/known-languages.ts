// The languages that the market's own screens and letters have.
export const knownLanguages = [
  { code: 'en', name: 'English', direction: 'ltr' },
  { code: 'fr', name: 'Français', direction: 'ltr' },
  { code: 'ar', name: 'العربية', direction: 'rtl' },
  { code: 'tr', name: 'Türkçe', direction: 'ltr' },
  { code: 'hi', name: 'हिन्दी', direction: 'ltr' },
] as const;
