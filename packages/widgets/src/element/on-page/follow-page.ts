import type { ElementTable } from '../attributes/element-table.ts';
import { stylesOf } from '../mount/base-styles.ts';
import { followLanguage } from './follow-language.ts';
import { keepScrolling } from './keep-scrolling.ts';
import { keepTranslated } from './keep-translated.ts';
import { addStyles, restyle } from './later-styles.ts';
import css from './on-page.css?inline';
import { sendInFrames } from './send-in-frames.ts';

/** A widget's element, which renders anew when what it observes is another. */
interface ObservingElement extends HTMLElement {
  attributeChangedCallback?(name: string): void;
}

/** Lives of widgets that follow their page already. */
const following = new WeakSet<AbortController>();

/** What a widget needs of its page, and the page of it, once the first view is there or it has moved. */
export function followPage(
  element: ObservingElement,
  lifetime: AbortController,
  table: ElementTable,
): void {
  const { signal } = lifetime;
  const shadow = element.shadowRoot;
  if (signal.aborted || !shadow) return;
  restyle(shadow, stylesOf(table));
  addStyles(shadow, css);
  if (following.has(lifetime)) return;
  following.add(lifetime);
  keepScrolling(element, signal);
  keepTranslated(shadow, signal);
  sendInFrames(shadow, signal);
  const render = () => element.attributeChangedCallback?.('lang');
  followLanguage(signal, render);
  // The page's may be another than at the first view; to render once more for nothing harms nobody.
  const { lang } = document.documentElement;
  const shown = shadow.querySelector('.bw-frame')?.getAttribute('lang') ?? '';
  if (lang !== '' && lang.slice(0, 2) !== shown.slice(0, 2)) render();
}
