// Hears what other instances (and this one) touched, and knows whether it still hears.
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { CONNECT_MS, signs } from '#db/patience.ts';
import { TOUCHED } from '#db/touch.ts';

const TOUCHED_BY_NOBODY = 'souk_nobody';
const PAUSE_MS = 1000;
const BEAT_MS = 5000;
const HEARD_WITHIN_MS = 5000;

export type Listening = {
  url: string;
  /**
   * Sends a notification through another connection: one that a pooler lends us hears what it says
   * itself, and nobody else.
   */
  notify: (channel: string, text: string) => Promise<unknown>;
  /**
   * Takes the touched tags; null when some may have been missed, and every second for as long as
   * nothing is heard.
   */
  heard: (tags: string[] | null) => void;
  /**
   * Told when a connection that was asked to listen hears nothing: at first (as behind a pooler),
   * or from now on.
   */
  deaf: (why: 'never' | 'no-more') => void;
};

type Ear = {
  client: pg.Client;
  channel: string;
  beats: Map<string, () => void>;
  lost: Promise<never>;
};

/**
 * Listens until it is stopped; a connection that is lost, or that goes silent, is opened anew.
 * Answers how to stop.
 */
export function listen(listening: Listening): () => Promise<void> {
  let stopped = false;
  let ear: Ear | null = null;
  let doubting: NodeJS.Timeout | null = null;
  const stop = Promise.withResolvers<never>();
  stop.promise.catch(() => {});

  function doubt(): void {
    doubting ??= setInterval(() => listening.heard(null), PAUSE_MS);
  }

  function trust(): void {
    if (doubting) clearInterval(doubting);
    doubting = null;
    listening.heard(null);
  }

  /** One connection, from its first beat to its last. */
  async function hear(): Promise<void> {
    let ever = false;
    ear = openEar(listening);
    await Promise.race([begin(ear), stop.promise]);
    for (;;) {
      const answer = await Promise.race([beat(ear, listening), ear.lost, stop.promise]);
      if (answer === 'unheard') return listening.deaf(ever ? 'no-more' : 'never');
      if (!ever) trust();
      ever = true;
      await Promise.race([pause(BEAT_MS), ear.lost, stop.promise]);
    }
  }

  async function keepHearing(): Promise<void> {
    while (!stopped) {
      doubt();
      await hear().catch(() => (stopped ? undefined : ask(listening)));
      void ear?.client.end().catch(() => {});
      await Promise.race([pause(PAUSE_MS), stop.promise]).catch(() => {});
    }
  }

  const running = keepHearing();
  return async () => {
    stopped = true;
    if (doubting) clearInterval(doubting);
    stop.reject(new Error('stopped'));
    await running;
  };
}

function openEar({ url, heard }: Listening): Ear {
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

async function begin({ client, channel }: Ear): Promise<void> {
  await client.connect();
  await client.query(`listen ${TOUCHED}`);
  await client.query(`listen ${channel}`);
}

/**
 * Sends one beat, and waits until it is heard. Where no other connection can be had, it goes
 * through this one.
 */
async function beat(
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

// Whether it is the database that is away, or only this connection: whoever watches the other one
// learns it.
const ask = ({ notify }: Listening) =>
  notify(TOUCHED_BY_NOBODY, '').then(
    () => {},
    () => {},
  );

const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms).unref();
  });
