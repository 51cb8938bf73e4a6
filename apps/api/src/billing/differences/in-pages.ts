/** Gathers what comes one by one into pages, so that no more than one is held. */
export async function* inPages<Item>(
  items: AsyncIterable<Item>,
  size = 100,
): AsyncGenerator<Item[]> {
  let page: Item[] = [];
  for await (const item of items) {
    page.push(item);
    if (page.length < size) continue;
    yield page;
    page = [];
  }
  if (page.length > 0) yield page;
}
