// What a message to the shop needs, and the address that opens it in the visitor's own mail program.
export const contactFields = ['name', 'email', 'subject', 'message'] as const;
export type ContactField = (typeof contactFields)[number];
export type Contact = Partial<Record<ContactField, string>>;

const EMAIL = /^[^\s@<>"(),:;\\]+@[^\s@<>"(),:;\\.]+(\.[^\s@<>"(),:;\\.]+)+$/;

/** What is wrong with each field; nothing when the message can go. */
export function checkContact(contact: Contact): Partial<Record<ContactField, 'required' | 'invalid-email'>> {
  const wrong: ReturnType<typeof checkContact> = {};
  for (const field of contactFields) if (!contact[field]) wrong[field] = 'required';
  if (contact.email && !EMAIL.test(contact.email)) wrong.email = 'invalid-email';
  return wrong;
}

/** A `mailto:` address with subject and text; line ends as mails have them. */
export function mailAddress(to: string, { name = '', email = '', subject = '', message = '' }: Contact): string {
  const text = `${message}\n\n${name}\n${email}`.replace(/\r?\n/g, '\r\n');
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;
}
