// The reasons for reports; browsers need these without the calls.
export const reportReasons = [
  'illegal',
  'dangerous',
  'counterfeit',
  'misleading',
  'offensive',
  'fake-review',
  'personal-data',
  'children',
  'other',
] as const;
export type ReportReason = (typeof reportReasons)[number];
/** For an offence against children, name and address are optional (Art. 16 (2) (c)). */
export const NAMELESS: ReportReason = 'children';
export const mostReport = { name: 100, email: 254, explanation: 5000, url: 2000 } as const;
export const mostObjection = 5000;
