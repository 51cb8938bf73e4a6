/**
 * Hands one of several files over; where it is refused, the rest of it is read and discarded, as
 * the next one comes behind it. `count` is notified of every byte, and may end it all.
 */
export async function readTolerantly<Kept>(
  file: AsyncIterable<Uint8Array>,
  count: (bytes: number) => void,
  keep: (content: AsyncIterable<Uint8Array>) => Promise<Kept>,
): Promise<PromiseSettledResult<Kept>> {
  const chunks = file[Symbol.asyncIterator]();
  async function next(): Promise<IteratorResult<Uint8Array>> {
    const chunk = await chunks.next();
    if (!chunk.done) count(chunk.value.length);
    return chunk;
  }
  // It has no `return`: a reader that stops leaves the rest of the file to us.
  const content = { [Symbol.asyncIterator]: () => ({ next }) };
  try {
    return { status: 'fulfilled', value: await keep(content) };
  } catch (reason) {
    for (;;) if ((await next()).done) break;
    return { status: 'rejected', reason };
  }
}
