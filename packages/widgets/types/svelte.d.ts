import type { HTMLAttributes } from 'svelte/elements';
import type {
  AttributesOf,
  ElementFace,
  ElementOf,
  ListenersOf,
  PropertiesOf,
  WidgetFaces,
} from './elements.js';

type Props<Face extends ElementFace> = AttributesOf<Face> &
  ListenersOf<Face> &
  PropertiesOf<Face> &
  Omit<HTMLAttributes<ElementOf<Face>>, keyof AttributesOf<Face>>;

type Elements = { [Tag in keyof WidgetFaces]: Props<WidgetFaces[Tag]> };

declare module 'svelte/elements' {
  interface SvelteHTMLElements extends Elements {}
}
