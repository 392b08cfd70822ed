import type { Mail } from '#market/connections/mail-server.ts';
import { openPost, type Post } from '#outside/mail/smtp.ts';

export type PostOffice = { post: () => Promise<Post | null>; close: () => void };

/**
 * Keeps the connections to the present mail server. When the settings change, the next mail uses
 * the new server; mails already under way are finished first. Null: there is no mail server.
 */
export function openPostOffice(current: () => Promise<Mail | null>): PostOffice {
  let known: { key: string; post: Post } | null = null;
  const close = () => {
    known?.post.close();
    known = null;
  };
  return {
    close,
    post: async () => {
      const mail = await current();
      const key = JSON.stringify(mail);
      if (known?.key === key) return known.post;
      close();
      if (mail) known = { key, post: openPost(mail) };
      return known?.post ?? null;
    },
  };
}
