import type { HTMLAttributes } from 'svelte/elements';
import type { ElementFace, ElementOf, MarkupOf, WidgetFaces } from './elements.js';

type Props<Face extends ElementFace> = MarkupOf<Face, HTMLAttributes<ElementOf<Face>>>;

type Elements = { [Tag in keyof WidgetFaces]: Props<WidgetFaces[Tag]> };

declare module 'svelte/elements' {
  interface SvelteHTMLElements extends Elements {}
}
