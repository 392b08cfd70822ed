// The settings of a process: the only code that knows environment names.
import { resolve } from 'node:path';

export type Role = 'all' | 'web' | 'worker';
export type Config = {
  port: number; host: string; dataDir: string; databaseUrl: string | null; databasePool: number; role: Role; limits: boolean;
  keepBytes: number; publicUrl: string; clientOrigin: string | null; trustedProxies: number; logLevel: string;
};

/** Every setting: its name, what it is without being set, and what it does. `.env.example` lists the same. */
export const settings = [
  ['PORT', '3000', 'Port that the shop listens on.'],
  ['HOST', '127.0.0.1', 'Address that the shop listens on; 0.0.0.0 lets other machines in.'],
  ['DATA_DIR', './data', 'Folder of the embedded PostgreSQL and the pictures.'],
  ['DATABASE_URL', '', 'Any PostgreSQL from 15 on, as postgres://user:password@host:5432/name, instead of the embedded one.'],
  ['DATABASE_POOL', '10', 'Most connections that one process holds.'],
  ['KEEP_MB', '256', 'Most memory for kept pages and answers, in megabytes; 0 keeps none.'],
  ['ROLE', 'all', 'What this process does: all, web (pages and API) or worker (jobs).'],
  ['LIMITS', 'on', 'Rate limits on writes; off only for benches on the loopback.'],
  ['PUBLIC_URL', '', 'The shop’s own address, as shoppers type it; http://localhost:PORT when not set.'],
  ['CLIENT_ORIGIN', '', 'Origin of a separate web client that may call the API.'],
  ['TRUSTED_PROXIES', '0', 'How many proxies of your own stand in front and add to X-Forwarded-For.'],
  ['LOG_LEVEL', 'warn', 'What is written down: trace, debug, info, warn, error, fatal or silent.'],
] as const;

type Name = (typeof settings)[number][0];
const LOOPBACK = new Set(['127.0.0.1', '::1', 'localhost']);

/** Reads the settings. Throws one Error that says every mistake in a sentence of its own. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const mistakes: string[] = [];
  const value = (name: Name) => env[name]?.trim() || settings.find(([known]) => known === name)?.[1] || '';
  const check = (right: boolean, mistake: string) => { if (!right) mistakes.push(mistake); };
  const whole = (name: Name, low: number, high: number) => {
    const text = value(name);
    check(/^\d+$/.test(text) && Number(text) >= low && Number(text) <= high, `${name} is ${JSON.stringify(text)}: say a whole number from ${low} to ${high}.`);
    return Number(text);
  };
  const word = <W extends string>(name: Name, words: readonly W[]): W => {
    const found = words.find((known) => known === value(name));
    check(found !== undefined, `${name} is ${JSON.stringify(value(name))}: say ${words.join(', ')}.`);
    return found ?? (words[0] as W);
  };
  const url = (name: Name, text: string, protocols: string[]) => {
    check(!text || (URL.canParse(text) && protocols.includes(new URL(text).protocol)), `${name} is not an address that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}.`);
    return text;
  };

  const port = whole('PORT', 0, 65_535);
  const host = value('HOST');
  const limits = word('LIMITS', ['on', 'off']) === 'on';
  check(limits || LOOPBACK.has(host), `LIMITS is off while HOST is ${host}: limits may be off only on the loopback (127.0.0.1).`);
  const config: Config = {
    port, host, limits, dataDir: resolve(value('DATA_DIR')), databasePool: whole('DATABASE_POOL', 2, 500), keepBytes: whole('KEEP_MB', 0, 65_536) * 1024 * 1024, role: word('ROLE', ['all', 'web', 'worker']),
    databaseUrl: url('DATABASE_URL', value('DATABASE_URL'), ['postgres:', 'postgresql:']) || null,
    publicUrl: url('PUBLIC_URL', value('PUBLIC_URL'), ['http:', 'https:']).replace(/\/+$/, '') || `http://localhost:${port}`,
    clientOrigin: originOf(url('CLIENT_ORIGIN', value('CLIENT_ORIGIN'), ['http:', 'https:'])),
    trustedProxies: whole('TRUSTED_PROXIES', 0, 10), logLevel: word('LOG_LEVEL', ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']),
  };
  if (mistakes.length) throw new Error(`Souk can not start with these settings:\n${mistakes.map((mistake) => `  - ${mistake}`).join('\n')}`);
  return config;
}

const originOf = (address: string) => (URL.canParse(address) ? new URL(address).origin : null);
