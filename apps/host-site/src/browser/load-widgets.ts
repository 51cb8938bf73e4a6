declare global {
  interface Window {
    readonly Boardwalk: { load(tag: string): Promise<unknown> };
  }
}

/** Shows what could not be done: it is loaded before the connection is lost. */
const toasts = 'bw-toasts';

/** Hidden until a page is scrolled. */
const onScroll = ['bw-scroll-buttons'];

/** Text and links that need no script: they wait until what is above them can be used. */
const later = ['bw-footer', 'bw-heading', 'bw-language-offer'];

/** Milliseconds after which a widget that does not come keeps no other waiting. */
const patience = 5_000;

/** Loads a widget by its tag, once for all who ask. */
export function loadWidget(tag: string): Promise<unknown> {
  // The loader's script stands before this one.
  return window.Boardwalk.load(tag);
}

/** Shown once above what the server has rendered of a page that can't be used. */
const notice = 'bw-notice';

/**
 * Loads the widgets of a server-rendered page, each when it is of use; the loader, which knows no
 * order, is set to leave it to us.
 */
export function loadWidgets(): void {
  const main = document.querySelector('#main');
  const tags = new Set([...document.body.querySelectorAll('*')].map(({ localName }) => localName));
  const wanted = [...tags].filter((tag) => tag.startsWith('bw-') && tag !== toasts);
  const now = wanted.filter((tag) => !onScroll.includes(tag) && !later.includes(tag));
  for (const tag of now) if (main?.querySelector(tag)) loadWidget(tag).catch(() => tellFailure());
  const tooLong = new Promise((resolve) => setTimeout(resolve, patience));
  void Promise.race([Promise.all(now.map(loadWidgetOrFail)), tooLong]).then(() => {
    for (const tag of wanted) if (later.includes(tag)) whenIdle(() => loadWidgetOrFail(tag));
    // What reports failures must be there when nothing else comes any more.
    for (const tag of [notice, toasts]) whenIdle(() => loadWidgetOrFail(tag));
  });
  const loadForScroll = () => onScroll.forEach(loadWidgetOrFail);
  if (scrollY > 0) loadForScroll();
  else addEventListener('scroll', loadForScroll, { once: true, passive: true });
}

/** What the server has rendered can be read, but looks as if it could be used. */
function tellFailure(): void {
  const page = document.querySelector('#main > .page');
  if (!page || page.querySelector(notice)) return;
  const element = document.createElement(notice);
  element.setAttribute('code', 'chunk');
  page.prepend(element);
  void loadWidgetOrFail(notice);
}

/** One that doesn't come says so by its event, and stays as the server has rendered it. */
export function loadWidgetOrFail(tag: string): Promise<unknown> {
  return loadWidget(tag).catch(() => {});
}

function whenIdle(call: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(call);
  else setTimeout(call, 2_000);
}
