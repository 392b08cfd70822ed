/** The icons for the shop's promises, by their names in the icon set. */
export const featureIcons = [
  'truck',
  'package-check',
  'rotate-ccw',
  'badge-check',
  'lock',
  'credit-card',
  'wallet',
  'badge-percent',
  'gift',
  'clock',
  'phone',
  'message-circle',
  'globe',
  'heart',
  'star',
] as const;
