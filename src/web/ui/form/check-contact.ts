// Checks a message to the shop.
export const contactFields = ['name', 'email', 'subject', 'message'] as const;
export type ContactField = (typeof contactFields)[number];
export type Written = Partial<Record<ContactField, string>>;

const EMAIL = /^[^\s@<>"(),:;\\]+@[^\s@<>"(),:;\\.]+(\.[^\s@<>"(),:;\\.]+)+$/;

/** What is wrong with an email address, or undefined. */
export function checkEmail(email: string | undefined): 'required' | 'invalid-email' | undefined {
  if (!email) return 'required';
  return EMAIL.test(email) ? undefined : 'invalid-email';
}

/** The errors of each field; empty if the message can be sent. */
export function checkContact(
  written: Written,
): Partial<Record<ContactField, 'required' | 'invalid-email'>> {
  const wrong: ReturnType<typeof checkContact> = {};
  for (const field of contactFields) if (!written[field]) wrong[field] = 'required';
  const email = checkEmail(written.email);
  if (email) wrong.email = email;
  return wrong;
}
