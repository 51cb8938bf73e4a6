import type { HTMLAttributes, RefAttributes } from 'react';
import type { ElementFace, ElementOf, MarkupOf, WidgetFaces } from './elements.js';

type Props<Face extends ElementFace> = MarkupOf<Face, HTMLAttributes<ElementOf<Face>>> &
  RefAttributes<ElementOf<Face>>;

type Elements = { [Tag in keyof WidgetFaces]: Props<WidgetFaces[Tag]> };

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends Elements {}
  }
}
