import type { ClassAttributes, HTMLAttributes } from 'preact';
import type { ElementFace, ElementOf, MarkupOf, WidgetFaces } from './elements.js';

type Props<Face extends ElementFace> = MarkupOf<Face, HTMLAttributes<ElementOf<Face>>> &
  ClassAttributes<ElementOf<Face>>;

type Elements = { [Tag in keyof WidgetFaces]: Props<WidgetFaces[Tag]> };

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements extends Elements {}
  }
}
