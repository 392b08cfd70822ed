// Letters that anybody can cause (the contact form and the newsletter), and letters about the shop
// itself.
import type { Sheets } from '#outside/letters/sheet.ts';
import type { Say } from '#words/say.ts';

export const shopSheets: Pick<Sheets, 'contact' | 'newsletter-confirm' | 'webhook-off'> = {
  'webhook-off': (say: Say, { webhook, name, address }, { paper }) => ({
    subject: say('letter.webhook-off-subject', { name }),
    parts: [
      { text: say('letter.webhook-off-text', { name }) },
      { facts: [[say('letter.webhook-off-address'), address]] },
      { text: say('letter.webhook-off-waits') },
      { button: say('letter.webhook-off-button'), to: `${paper.url}/admin/webhooks/${webhook}` },
    ],
  }),
  contact: (say: Say, { name, email, subject, message }) => ({
    subject: say('letter.contact-subject', { name, subject }),
    title: say('letter.contact-title'),
    replyTo: email,
    parts: [
      {
        facts: [
          [say('contact.name'), name],
          [say('contact.email'), email],
          [say('contact.subject'), subject],
        ],
      },
      { quote: message },
      { quiet: say('letter.contact-answer') },
    ],
  }),
  'newsletter-confirm': (say: Say, { key }, { paper, language, link }) => ({
    subject: say('letter.newsletter-confirm-subject'),
    parts: [
      { text: say('letter.newsletter-confirm-text', { shop: paper.name }) },
      {
        button: say('letter.newsletter-confirm-button'),
        to: link(`/newsletter/confirm?key=${key}`),
      },
    ],
    leave: {
      page: link(`/newsletter/leave?key=${key}`),
      oneClick: `${paper.url}/api/v1/email-subscription/leave?key=${key}&language=${language}`,
    },
  }),
};
