import { withoutBudget } from '#db/budget.ts';

/** A stream of parts that are made one by one: each is made once the previous one was taken. */
export function streamOf(parts: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream(
    {
      pull: async (controller) => {
        const { done, value } = await withoutBudget(() => parts.next());
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: async () => {
        await parts.return(undefined);
      },
    },
    { highWaterMark: 1 },
  );
}
