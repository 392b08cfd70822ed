// Keeps the embedded PostgreSQL running as long as a process lives: restarts it when it ends by
// itself.
import { startEmbedded, type Embedded } from '#db/embedded.ts';

const MOST_ENDS = 5;
const WITHIN_MS = 120_000;
const TRIES = 10;
const PAUSE_MS = 1000;

export type EmbeddedServer = Pick<Embedded, 'url' | 'stop'>;
type Reporter = {
  report: (line: string) => void;
  /** Called when it cannot be restarted, with the reason in a sentence. */
  failed: (sentence: string) => void;
};

/**
 * Starts or joins the server of a data folder and keeps it running at the same address until it is
 * stopped.
 */
export async function keepEmbedded(dataDir: string, reporter: Reporter): Promise<EmbeddedServer> {
  let server = await startEmbedded(dataDir, reporter.report);
  let stopping = false;
  const { url } = server;
  const ends: number[] = [];

  async function watch(): Promise<void> {
    for (;;) {
      await server.untilGone();
      if (stopping) return;
      await server.stop();
      const now = Date.now();
      ends.push(now);
      if (ends.filter((at) => now - at < WITHIN_MS).length > MOST_ENDS)
        throw new Error('it stopped again and again');
      reporter.report('The embedded PostgreSQL stopped by itself; starting it again …');
      const again = await startAgain();
      if (!again) return;
      server = again;
      reporter.report('The embedded PostgreSQL is running again.');
    }
  }

  async function startAgain(): Promise<Embedded | null> {
    for (let tried = 1; !stopping; tried++) {
      try {
        const again = await startEmbedded(dataDir, reporter.report, Number(new URL(url).port));
        if (again.url === url && !stopping) return again;
        await again.stop();
        throw new Error('another process now runs it at another address');
      } catch (problem) {
        if (stopping) return null;
        if (tried === TRIES) throw problem;
        await new Promise((resolve) => {
          setTimeout(resolve, PAUSE_MS).unref();
        });
      }
    }
    return null;
  }

  const watching = watch().catch((problem: Error) =>
    reporter.failed(
      `The embedded PostgreSQL stopped and cannot be started again: ${problem.message}. ` +
        'Check for free memory and disk space, then start Souk again.',
    ),
  );
  return {
    url,
    stop: async () => {
      stopping = true;
      await server.stop();
      await watching;
    },
  };
}
