// Hears what other instances (and this one) touched.
import pg from 'pg';
import { TOUCHED } from '#db/touch.ts';

const PAUSE_MS = 1000;

/** Calls `heard` with the touched tags, and with null when some may have been missed. Answers how to stop. */
export function listen(url: string, heard: (tags: string[] | null) => void): () => Promise<void> {
  let client: pg.Client | null = null;
  let stopped = false;

  async function open(): Promise<void> {
    client = new pg.Client({ connectionString: url, application_name: 'souk-listen', keepAlive: true });
    client.on('notification', (message) => heard(message.payload?.split(' ') ?? []));
    client.on('error', () => {});
    client.on('end', () => { if (!stopped) setTimeout(retry, PAUSE_MS); });
    await client.connect();
    await client.query(`listen ${TOUCHED}`);
    heard(null);
  }

  function retry(): void {
    if (!stopped) open().catch(() => client?.end().catch(() => {}));   // its end brings the next try
  }

  retry();
  return async () => { stopped = true; await client?.end().catch(() => {}); };
}
