import { followLanguage } from './follow-language.ts';
import forcedColors from './forced-colors.css?inline';
import { keepScrolling } from './keep-scrolling.ts';
import { addStyles } from './mount/style-sheets.ts';

/** What a widget needs of its page, and the page of it, once the first view is there. */
export function liveOnPage(
  element: HTMLElement,
  widget: { changed(): void },
  /** Of the page as the first view was rendered. */
  language: string,
  signal: AbortSignal,
): void {
  if (signal.aborted) return;
  if (element.shadowRoot) addStyles(element.shadowRoot, forcedColors);
  keepScrolling(element, signal);
  followLanguage(signal, () => widget.changed());
  if (document.documentElement.lang !== language) widget.changed();
}
