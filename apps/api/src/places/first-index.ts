/** Index of the first item that `isReached`; items before it are not, items after it are. */
export function firstIndex<Item>(
  items: readonly Item[],
  isReached: (item: Item) => boolean,
): number {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const item = items[middle];
    if (item !== undefined && isReached(item)) high = middle;
    else low = middle + 1;
  }
  return low;
}
