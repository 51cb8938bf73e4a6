/** How a promise ends, whichever way: what `Promise.allSettled`, which a page's own `Promise` may lack, says of each. */
export async function settle<Value>(
  promise: PromiseLike<Value>,
): Promise<PromiseSettledResult<Value>> {
  try {
    return { status: 'fulfilled', value: await promise };
  } catch (reason) {
    return { status: 'rejected', reason };
  }
}
