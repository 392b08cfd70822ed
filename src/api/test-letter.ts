import type { Config } from '#hall/config.ts';
import { openPost } from '#outside/mail/smtp.ts';
import { escapeHtml } from '#base/escape-html.ts';
import { sayIn } from '#words/say.ts';

/**
 * Sends a letter to an address now, past the queue. Answers whether the mail server took it, and
 * what it said if not: nothing where there is no mail server.
 */
export async function sendTestLetter(
  { mail }: Pick<Config, 'mail'>,
  recipient: string,
  language: string,
): Promise<{ sent: boolean; said: string }> {
  if (!mail) return { sent: false, said: '' };
  const say = sayIn(language);
  const post = openPost(mail.smtpUrl, mail.from);
  const [subject, plain] = [say('letter.set-up-subject'), say('letter.set-up-text')];
  const fault = await post
    .deliver({
      id: 0,
      written_at: new Date(),
      sender: 'Souk',
      recipient,
      reply_to: null,
      language,
      subject,
      html: `<p>${escapeHtml(plain)}</p>`,
      plain,
      headers: {},
    })
    .finally(post.close);
  return fault ? { sent: false, said: fault.said } : { sent: true, said: '' };
}
