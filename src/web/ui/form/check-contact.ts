// What a message to the shop needs.
export const contactFields = ['name', 'email', 'subject', 'message'] as const;
export type ContactField = (typeof contactFields)[number];
export type Written = Partial<Record<ContactField, string>>;

const EMAIL = /^[^\s@<>"(),:;\\]+@[^\s@<>"(),:;\\.]+(\.[^\s@<>"(),:;\\.]+)+$/;

/** What is wrong with an address, or nothing. */
export function checkEmail(email: string | undefined): 'required' | 'invalid-email' | undefined {
  if (!email) return 'required';
  return EMAIL.test(email) ? undefined : 'invalid-email';
}

/** What is wrong with each field; nothing when the message can go. */
export function checkContact(
  written: Written,
): Partial<Record<ContactField, 'required' | 'invalid-email'>> {
  const wrong: ReturnType<typeof checkContact> = {};
  for (const field of contactFields) if (!written[field]) wrong[field] = 'required';
  const email = checkEmail(written.email);
  if (email) wrong.email = email;
  return wrong;
}
