// What a process has opened, and how it is closed: what works for people first, what that stands on
// last.
type Close = () => Promise<unknown>;
/**
 * The rooms of a process in the order in which they are closed; what stands in one is closed at
 * once.
 */
const rooms = ['work', 'services', 'database'] as const;
type Room = (typeof rooms)[number];

/** How long each may take: what is in flight is finished, what is stuck is left behind. */
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
