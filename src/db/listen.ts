// Listens for what other instances (and this one) touched, and checks that the connection still
// receives.
import { type Ear, openEar, startListening, sendBeat, askOtherwise, pause } from '#db/open-ear.ts';

const PAUSE_MS = 1000;
const BEAT_MS = 5000;

export type Listening = {
  url: string;
  /**
   * Sends a notification through another connection: a connection borrowed from a pooler would only
   * hear itself.
   */
  notify: (channel: string, text: string) => Promise<unknown>;
  /**
   * Receives the touched tags; null when some may have been missed, and every second while nothing
   * can be heard.
   */
  heard: (tags: string[] | null) => void;
  /**
   * Called when a listening connection receives nothing: from the start (as behind a pooler), or
   * from now on.
   */
  deaf: (why: 'never' | 'no-more') => void;
};

/**
 * Listens until it is stopped; reopens a connection that is lost or silent. Returns the function
 * that stops it.
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
    await Promise.race([startListening(ear), stop.promise]);
    for (;;) {
      const answer = await Promise.race([sendBeat(ear, listening), ear.lost, stop.promise]);
      if (answer === 'unheard') return listening.deaf(ever ? 'no-more' : 'never');
      if (!ever) trust();
      ever = true;
      await Promise.race([pause(BEAT_MS), ear.lost, stop.promise]);
    }
  }

  async function keepHearing(): Promise<void> {
    while (!stopped) {
      doubt();
      await hear().catch(() => (stopped ? undefined : askOtherwise(listening)));
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
