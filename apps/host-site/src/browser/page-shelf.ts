import { heading } from './fill-page.ts';

/** Pages that stay as they were left: what was typed, opened and scrolled to. */
const mostKept = 5;

/** Follows the name of each page in the window's title. */
const suffix = ' · Boardwalk';

interface KeptPage {
  readonly element: HTMLElement;
  /** What it is called. */
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
    [firstEntry, { element: first, title: document.title.replace(suffix, ''), scroll: 0 }],
  ]);
  let shown = firstEntry;

  function current(): KeptPage {
    const page = pages.get(shown);
    if (!page) throw new Error('The page shown is always kept.');
    return page;
  }

  /** Remembers how far the page shown is scrolled; called while it still is in sight. */
  function leave(): void {
    current().scroll = scrollY;
  }

  /** Says what the page shown is called: in the window's title, and in its heading if it has one. */
  function rename(title: string): void {
    const page = current();
    page.title = title;
    document.title = title + suffix;
    page.element.querySelector(`:scope > ${heading}`)?.setAttribute('text', title);
  }

  function show(entry: string, page: KeptPage): void {
    const before = current().element;
    if (before !== page.element) before.hidden = true;
    page.element.hidden = false;
    if (!page.element.isConnected) main.append(page.element);
    // The latest goes last, so that the first is the one to let go.
    pages.delete(entry);
    pages.set(entry, page);
    shown = entry;
    rename(page.title);
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
    rename,
    show,
    find: (entry: string) => pages.get(entry),
    get current(): KeptPage {
      return current();
    },
  };
}
