import type { HTMLAttributes, VNodeProps } from 'vue';
import type {
  CamelAttributesOf,
  CamelListenersOf,
  ElementFace,
  ElementOf,
  PropertiesOf,
  WidgetFaces,
} from './elements.js';

type Props<Face extends ElementFace> = CamelAttributesOf<Face> &
  CamelListenersOf<Face> &
  PropertiesOf<Face> &
  Omit<HTMLAttributes, keyof CamelAttributesOf<Face>> &
  VNodeProps;

/** What a template makes of the tag: the element, for refs, with what may be written on it. */
type Component<Face extends ElementFace> = new () => ElementOf<Face> & { $props: Props<Face> };

type Elements = { [Tag in keyof WidgetFaces]: Component<WidgetFaces[Tag]> };

declare module 'vue' {
  interface GlobalComponents extends Elements {}
}
