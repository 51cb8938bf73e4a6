import { addStyles } from '../dom/style-sheets.ts';
import { mounts } from '../mount/mounts.ts';
import { containWheelScroll } from './contain-wheel-scroll.ts';
import { followLanguage } from './follow-language.ts';
import css from './on-page.css?inline';
import { preserveTranslatedText } from './preserve-translated-text.ts';
import { releaseSpace } from './release-space.ts';
import { sendInFrames } from './send-in-frames.ts';
import { startForPrint } from './start-for-print.ts';

/** A widget's element, which renders again when what it observes changes. */
interface ObservingElement extends HTMLElement {
  attributeChangedCallback?(name: string): void;
}

/** What a widget needs of its page, and the page of it, once the first view is there. */
export function followPage(element: ObservingElement, { signal }: AbortController): void {
  const shadow = element.shadowRoot;
  if (signal.aborted || !shadow) return;
  addStyles(shadow, css);
  containWheelScroll(element, signal);
  preserveTranslatedText(shadow, signal);
  sendInFrames(shadow, signal);
  releaseSpace(shadow, signal);
  startForPrint(element, signal);
  const render = () => element.attributeChangedCallback?.('lang');
  followLanguage(signal, render);
  // The page's may be another than at the first view; to render once more for nothing harms nobody.
  const { lang } = document.documentElement;
  const shown = shadow.querySelector('.bw-frame')?.getAttribute('lang') ?? '';
  if (lang !== '' && lang.slice(0, 2) !== shown.slice(0, 2)) render();
  // Nobody knows by now which texts of ours a translator has taken. What a server has sent is taken
  // over as it stands.
  if (shadow.querySelector('font:not([data-later] *)')) mounts.get(element)?.changed(true);
}
