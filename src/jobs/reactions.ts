// What follows what: each kind of event and the tasks it asks for.
import type { Events } from '#contract/events.ts';
import type { Tasks } from '#contract/tasks.ts';
import type { Tx } from '#db/connect.ts';
import { enqueue } from '#db/enqueue.ts';

const reactions: Partial<{ [Kind in keyof Events]: (tx: Tx, data: Events[Kind]) => Promise<void> }> = {
  'order-mail-asked': (tx, { order }) => enqueue(tx, 'mail-order', { order }, undefined, `mail-order ${order}`),
};

export async function react(tx: Tx, { kind, data }: Tasks['react']): Promise<void> {
  const reaction = reactions[kind] as ((tx: Tx, data: unknown) => Promise<void>) | undefined;
  await reaction?.(tx, data);
}
