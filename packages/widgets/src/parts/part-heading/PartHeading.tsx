import { type ComponentProps, createContext, createElement, useContext } from 'react';

/** The level of the headings of a widget's parts: one below that of the widget. */
export const PartLevelContext = createContext(3);

/** The heading of a part of a widget, of the level that the page decides. */
export function PartHeading(props: ComponentProps<'h2'>) {
  return createElement(`h${useContext(PartLevelContext)}`, props);
}
