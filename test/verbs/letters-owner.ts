// Whose letters they are, and the languages beside English and Arabic that they are written in.
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
