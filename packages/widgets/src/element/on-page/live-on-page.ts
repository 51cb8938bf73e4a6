import { followLanguage } from './follow-language.ts';
import forcedColors from './forced-colors.css?inline';
import { keepScrolling } from './keep-scrolling.ts';

interface FollowingWidget {
  changed(): void;
  environment(): { readonly locale: string };
}

/** What a widget needs of its page, and the page of it, once the first view is there. */
export function liveOnPage(
  element: HTMLElement,
  widget: FollowingWidget,
  signal: AbortSignal,
): void {
  if (signal.aborted) return;
  if (element.shadowRoot) addForcedColors(element.shadowRoot);
  keepScrolling(element, signal);
  followLanguage(signal, () => widget.changed());
  // It may have changed since the first view.
  const shown = element.shadowRoot?.querySelector('.bw-frame')?.getAttribute('lang');
  if (shown !== widget.environment().locale) widget.changed();
}

let sheet: CSSStyleSheet | undefined;

function addForcedColors({ adoptedStyleSheets }: ShadowRoot): void {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(forcedColors);
  }
  if (!adoptedStyleSheets.includes(sheet)) adoptedStyleSheets.push(sheet);
}
