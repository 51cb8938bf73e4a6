import type { HTMLAttributes, RefAttributes } from 'react';
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
  Omit<HTMLAttributes<ElementOf<Face>>, keyof AttributesOf<Face>> &
  RefAttributes<ElementOf<Face>>;

type Elements = { [Tag in keyof WidgetFaces]: Props<WidgetFaces[Tag]> };

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends Elements {}
  }
}
