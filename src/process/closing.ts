// Closes what a process has opened: first what serves people, last what the rest depends on.
type Close = () => Promise<unknown>;
/** The stages of closing, in order; everything in one stage is closed at the same time. */
const rooms = ['work', 'services', 'database'] as const;
type Room = (typeof rooms)[number];

/** How long each stage may take. Work in progress may finish; whatever hangs is abandoned. */
const MOST_MS: Record<Room, number> = { work: 12_000, services: 3000, database: 20_000 };

export type Closing = { add: (room: Room, close: Close) => void; close: () => Promise<void> };

export function createClosing(): Closing {
  const opened: { room: Room; close: Close }[] = [];
  let running: Promise<void> | null = null;

  async function closeAll(): Promise<void> {
    for (const room of rooms) {
      const all = Promise.all(
        opened.filter((one) => one.room === room).map(({ close }) => close().catch(() => {})),
      );
      await Promise.race([
        all,
        new Promise((resolve) => {
          setTimeout(resolve, MOST_MS[room]);
        }),
      ]);
    }
  }

  return {
    add: (room, close) => {
      opened.push({ room, close });
    },
    close: () => (running ??= closeAll()),
  };
}
