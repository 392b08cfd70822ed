import { escapeHtml } from '#base/escape-html.ts';
import type { Mail } from '#market/connections/mail-server.ts';
import type { Fault } from '#outside/mail/mail-fault.ts';
import { openPost, type Posted } from '#outside/mail/smtp.ts';
import { sayIn } from '#words/say.ts';

const MOST_MS = 15_000;
const SILENT: Fault = { message: 'no answer in time', forGood: false, trouble: 'unreachable' };
type To = { recipient: string; language: string; sender: string };
type Sent = Omit<Posted, 'id' | 'written_at'>;

/** Sends a short letter to an address, to test a mail server; returns as `sendNow`. */
export function sendTestLetter(
  mail: Mail,
  { recipient, language, sender }: To,
): Promise<Fault | null> {
  const say = sayIn(language);
  const [subject, plain] = [say('letter.set-up-subject'), say('letter.set-up-text')];
  const html = `<p>${escapeHtml(plain)}</p>`;
  const about = { recipient, language, sender, reply_to: null, headers: {} };
  return sendNow(mail, { ...about, subject, html, plain });
}

/**
 * Sends a letter now, without the queue. Returns null once the mail server accepted it, or the
 * error, within 15 seconds.
 */
export async function sendNow(mail: Mail, letter: Sent): Promise<Fault | null> {
  const post = openPost(mail);
  let clock: NodeJS.Timeout | undefined;
  const late = new Promise<Fault>((resolve) => {
    clock = setTimeout(() => resolve(SILENT), MOST_MS);
  });
  const delivered = post.deliver({ ...letter, id: 0, written_at: new Date() });
  return Promise.race([delivered, late]).finally(() => {
    clearTimeout(clock);
    post.close();
  });
}
