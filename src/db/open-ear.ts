// A connection that listens, for as long as it responds.
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { CONNECT_MS, signs } from '#db/patience.ts';
import { TOUCHED } from '#db/touch.ts';
import type { Listening } from '#db/listen.ts';

const TOUCHED_BY_NOBODY = 'souk_nobody';
const HEARD_WITHIN_MS = 5000;

export type Ear = {
  client: pg.Client;
  channel: string;
  beats: Map<string, () => void>;
  lost: Promise<never>;
};

export function openEar({ url, heard }: Listening): Ear {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'souk-listen',
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: signs.answerMs,
  });
  const channel = `souk_beat_${randomUUID().replaceAll('-', '')}`;
  const beats: Ear['beats'] = new Map();
  const lost = new Promise<never>((_, reject) => {
    client.on('error', reject);
    client.on('end', () => reject(new Error('the connection ended')));
  });
  lost.catch(() => {});
  client.on('notification', ({ channel: at, payload = '' }) =>
    at === channel ? beats.get(payload)?.() : heard(payload.split(' ')),
  );
  return { client, channel, beats, lost };
}

export async function startListening({ client, channel }: Ear): Promise<void> {
  await client.connect();
  await client.query(`listen ${TOUCHED}`);
  await client.query(`listen ${channel}`);
}

/**
 * Sends one beat, and waits until it is heard. If no other connection is available, it goes through
 * this one.
 */
export async function sendBeat(
  { client, channel, beats }: Ear,
  { notify }: Listening,
): Promise<'heard' | 'unheard'> {
  const text = randomUUID();
  const { promise, resolve } = Promise.withResolvers<void>();
  beats.set(text, resolve);
  try {
    await notify(channel, text).catch(() =>
      client.query('select pg_notify($1, $2)', [channel, text]),
    );
    return await Promise.race([
      promise.then(() => 'heard' as const),
      pause(HEARD_WITHIN_MS).then(() => 'unheard' as const),
    ]);
  } finally {
    beats.delete(text);
  }
}

/**
 * Checks through the other connection whether the database is away or only this connection; the
 * presence of the database is updated by it.
 */
export const askOtherwise = ({ notify }: Listening) =>
  notify(TOUCHED_BY_NOBODY, '').then(
    () => {},
    () => {},
  );

export const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms).unref();
  });
