// Many products that change at once become one message, for webhooks that want the batch.
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { record } from '#db/enqueue.ts';
import { transaction } from '#db/transaction.ts';
import { makeProduct } from '../make.ts';
import { base, made, queueMessages, withReceiver } from './webhooks-set-up.ts';

withReceiver();

type MessageBody = { type: string; data: { id?: number; ids?: number[] } };

describe('a webhook', () => {
  it('gets many products in one message, or one message each where it has that event alone', async () => {
    const [gathered, each, both] = [
      await made({ events: ['products.changed'] }),
      await made({ events: ['product.changed'] }),
      await made({ events: ['product.changed', 'products.changed'] }),
    ];
    const ids: number[] = [];
    for (let at = 0; at < 3; at++) ids.push((await makeProduct(base.db)).id);
    const [single = 0] = ids;
    await transaction(base.db, (tx) => record(tx, 'products-changed', { products: ids }));
    await transaction(base.db, (tx) => record(tx, 'products-changed', { products: [single] }));
    await queueMessages();
    const messagesTo = async ({ id }: { id: number }) => {
      const { rows } = await sql<{ body: string }>`
        select body from webhook_messages where webhook_id = ${id} order by number
      `.execute(base.db);
      return rows.map(({ body }) => {
        const { type, data } = JSON.parse(body) as MessageBody;
        return [type, data.ids ?? data.id];
      });
    };
    expect(await messagesTo(gathered)).toEqual([['products.changed', ids]]);
    expect(await messagesTo(each)).toEqual([...ids, single].map((id) => ['product.changed', id]));
    expect(await messagesTo(both)).toEqual([
      ['products.changed', ids],
      ['product.changed', single],
    ]);
  });
});
