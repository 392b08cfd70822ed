// The recipient of the letters, and their languages besides English and Arabic.
export const OWNER = {
  email: 'owner@souk.example',
  address_1: '1 Market Lane',
  city: 'London',
  zip: 'E1 6AN',
};
export const LANGUAGES = [
  { code: 'fr', name: 'Français', position: 2 },
  { code: 'tr', name: 'Türkçe', position: 3 },
  { code: 'hi', name: 'हिन्दी', position: 4 },
];
