export type Sender = { /** Empty: no name of their own. */ name: string; address: string };

/** Reads `mail@shop.example` or `Name <mail@shop.example>`; null when it is neither. */
export function senderOf(text: string): Sender | null {
  const whole = /^"?([^"<>\r\n]*?)"?\s*<([^<>]+)>$/.exec(text.trim());
  const address = whole?.[2]?.trim() ?? text.trim();
  return /^[^\s@<>,;"]+@[^\s@<>,;"]+$/.test(address)
    ? { name: whole?.[1]?.trim() ?? '', address }
    : null;
}
