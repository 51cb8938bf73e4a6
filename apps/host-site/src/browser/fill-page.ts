import type { PlacedWidget, SitePage } from '../pages/site-page.ts';

/** The loader's function, as far as the site calls it. */
type Load = (tag: string) => Promise<unknown>;

/** A page whose widgets take longer than this shows that they failed. */
const patience = 120_000;

/** Shows a page's title. */
export const heading = 'bw-heading';

/** A page's widgets in an element of their own, below the page's heading where it has one. */
export function createPage(
  { hasHeading }: SitePage,
  widgets: readonly PlacedWidget[],
): HTMLElement {
  const page = document.createElement('div');
  page.className = 'page new';
  if (hasHeading) page.append(document.createElement(heading));
  page.append(...widgets.map(createWidget));
  return page;
}

function createWidget({ tag, attributes }: PlacedWidget): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, text] of Object.entries(attributes)) element.setAttribute(name, text);
  return element;
}

/** Gives the widgets of a page that stays the attributes of another place. */
export function updatePage(
  page: HTMLElement,
  widgets: readonly PlacedWidget[],
  names: readonly string[],
) {
  for (const { tag, attributes } of widgets) {
    const element = page.querySelector(tag);
    if (!element) continue;
    for (const name of new Set([...names, ...Object.keys(attributes)])) {
      const text = attributes[name];
      if (text === undefined) element.removeAttribute(name);
      else if (element.getAttribute(name) !== text) element.setAttribute(name, text);
    }
  }
}

/** Shows a notice with a retry in place of a page whose files don't come. */
export async function showLoadingFailure(
  page: HTMLElement,
  widgets: readonly PlacedWidget[],
  load: Load,
): Promise<void> {
  const fail = () => {
    page.replaceChildren(createWidget({ tag: 'bw-notice', attributes: { code: 'chunk' } }));
    addEventListener('online', () => page.checkVisibility() && location.reload(), { once: true });
  };
  const tooLong = setTimeout(fail, patience);
  await Promise.all(widgets.map(({ tag }) => load(tag))).catch(fail);
  clearTimeout(tooLong);
}
