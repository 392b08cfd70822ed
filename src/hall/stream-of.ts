import { withoutBudget } from '#db/budget.ts';

/** Parts that are made one by one as a stream: the next is made once the one before was taken. */
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
