// The data for letters about proposals.
import type { Letters } from '#contract/letters.ts';

export const ofProposals: Pick<
  Letters,
  'proposal-approved' | 'proposal-refused' | 'enrolment-approved' | 'enrolment-refused'
> = {
  'proposal-approved': {
    name: 'Amal',
    title: { en: 'Lamp' },
    product: { id: 3, slug: 'lamp' },
  },
  'proposal-refused': {
    name: 'Amal',
    title: { en: 'Lamp' },
    reason: { code: 'pictures-poor', text: '' },
    reasons: [{ field: 'title', code: 'text-unclear', text: 'Which lamp?' }],
  },
  'enrolment-approved': {
    name: 'Amal',
    title: { en: 'Lamp' },
    sale: { en: 'Night sale' },
    reason: '',
  },
  'enrolment-refused': {
    name: 'Amal',
    title: { en: 'Lamp' },
    sale: { en: 'Night sale' },
    reason: 'Too few of them.',
  },
};
