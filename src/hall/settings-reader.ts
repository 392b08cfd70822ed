// Reads settings one by one, and collects what is wrong with them.
import { settings, type Name } from '#hall/settings-list.ts';

export const LOOPBACK = new Set(['127.0.0.1', '::1', 'localhost']);

export type Reader = ReturnType<typeof createReader>;

/** Reads the settings of an environment; `mistakes` has a sentence for each invalid value. */
export function createReader(env: Record<string, string | undefined>) {
  const mistakes: string[] = [];
  const value = (name: Name) =>
    env[name]?.trim() || settings.find(([known]) => known === name)?.[1] || '';
  const check = (right: boolean, mistake: string) => {
    if (!right) mistakes.push(mistake);
  };
  const whole = (name: Name, low: number, high: number) => {
    const text = value(name);
    check(
      /^\d+$/.test(text) && Number(text) >= low && Number(text) <= high,
      `${name} is ${JSON.stringify(text)}; it must be a whole number from ${low} to ${high}.`,
    );
    return Number(text);
  };
  const ports = (name: Name) =>
    value(name)
      .split(',')
      .map((one) => {
        const port = Number(one);
        check(
          Number.isInteger(port) && port > 0 && port < 65_536,
          `${name} is ${JSON.stringify(value(name))}; it must be ports with commas between them.`,
        );
        return port;
      });
  const word = <W extends string>(name: Name, words: readonly W[]): W => {
    const found = words.find((known) => known === value(name));
    check(
      found !== undefined,
      `${name} is ${JSON.stringify(value(name))}; it must be one of ${words.join(', ')}.`,
    );
    return found ?? (words[0] as W);
  };
  const url = (name: Name, text: string, protocols: string[]) => {
    check(
      !text || (URL.canParse(text) && protocols.includes(new URL(text).protocol)),
      `${name} is not an address that begins with ` +
        `${protocols.map((protocol) => `${protocol}//`).join(' or ')}.`,
    );
    return text;
  };
  return { mistakes, value, check, whole, ports, word, url };
}

/** The host of an address, without the brackets of IPv6. */
export const hostOf = (address: string) => new URL(address).hostname.replace(/^\[|\]$/g, '');

/** An address that may use http:// only on the loopback. */
export function readSafeUrl({ value, url, check }: Reader, name: Name): string {
  const text = url(name, value(name), ['https:', 'http:']);
  check(
    !text.startsWith('http:') || !URL.canParse(text) || LOOPBACK.has(hostOf(text)),
    `${name} is an http:// address, which is allowed only on the loopback; use https://.`,
  );
  return text;
}
