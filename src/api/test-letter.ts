import { escapeHtml } from '#base/escape-html.ts';
import type { Mail } from '#market/connections/mail-server.ts';
import type { Fault } from '#outside/mail/mail-fault.ts';
import { openPost } from '#outside/mail/smtp.ts';
import { sayIn } from '#words/say.ts';

const MOST_MS = 15_000;
const SILENT: Fault = { said: 'no answer in time', forGood: false, trouble: 'unreachable' };
type To = { recipient: string; language: string; sender: string };

/**
 * Sends a letter to an address now, past the queue. Answers null once the mail server took it, or
 * why not, within 15 seconds.
 */
export async function sendTestLetter(
  mail: Mail,
  { recipient, language, sender }: To,
): Promise<Fault | null> {
  const say = sayIn(language);
  const post = openPost(mail);
  const [subject, plain] = [say('letter.set-up-subject'), say('letter.set-up-text')];
  let clock: NodeJS.Timeout | undefined;
  const late = new Promise<Fault>((resolve) => {
    clock = setTimeout(() => resolve(SILENT), MOST_MS);
  });
  const delivered = post.deliver({
    id: 0,
    written_at: new Date(),
    sender,
    recipient,
    reply_to: null,
    language,
    subject,
    html: `<p>${escapeHtml(plain)}</p>`,
    plain,
    headers: {},
  });
  return Promise.race([delivered, late]).finally(() => {
    clearTimeout(clock);
    post.close();
  });
}
