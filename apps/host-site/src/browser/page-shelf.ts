/** Pages that stay as they were left: what was typed, opened and scrolled to. */
const mostKept = 5;

interface KeptPage {
  readonly element: HTMLElement;
  title: string;
  scroll: number;
}

/**
 * The pages of this visit by history entry. The one shown is in sight, a few others wait hidden,
 * so that Back finds a page as it was.
 */
export function createPageShelf(main: HTMLElement, firstEntry: string) {
  const first = main.querySelector<HTMLElement>('.page');
  if (!first) throw new Error('The page has no content to keep.');
  const pages = new Map<string, KeptPage>([
    [firstEntry, { element: first, title: document.title, scroll: 0 }],
  ]);
  let shown = firstEntry;

  /** Remembers how far the page shown is scrolled; called while it still is in sight. */
  function leave(): void {
    const page = pages.get(shown);
    if (page) Object.assign(page, { scroll: scrollY, title: document.title });
  }

  function show(entry: string, page: KeptPage): void {
    const current = pages.get(shown)?.element;
    if (current && current !== page.element) current.hidden = true;
    page.element.hidden = false;
    if (!page.element.isConnected) main.append(page.element);
    // The latest goes last, so that the first is the one to let go.
    pages.delete(entry);
    pages.set(entry, page);
    shown = entry;
    dropOldest();
  }

  function dropOldest(): void {
    for (const [entry, { element }] of pages) {
      if (pages.size <= mostKept) return;
      pages.delete(entry);
      const isShared = [...pages.values()].some((page) => page.element === element);
      if (!isShared) element.remove();
    }
  }

  return {
    leave,
    show,
    find: (entry: string) => pages.get(entry),
    get current(): KeptPage {
      const page = pages.get(shown);
      if (!page) throw new Error('The page shown is always kept.');
      return page;
    },
  };
}
