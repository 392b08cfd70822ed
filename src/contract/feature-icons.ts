/** The icons that what the shop promises can have, by their names among the shop's icons. */
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
