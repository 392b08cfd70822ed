// Facts about mail servers.

/** The encryption: from the first byte, by STARTTLS, or only if the server can. */
export const mailSecurities = ['tls', 'starttls', 'none'] as const;
export type MailSecurity = (typeof mailSecurities)[number];

/** Why a letter failed. */
const mailTroubles = [
  'host-unknown',
  'unreachable',
  'tls',
  'login',
  'sender',
  'recipient',
  'refused',
] as const;
export type MailTrouble = (typeof mailTroubles)[number];
