import { createContext, createElement, type HTMLAttributes, useContext } from 'react';

/** The level of the headings of a page's parts: one below that of the page. */
export const SectionLevelContext = createContext(3);

/** The heading of a part of a seller's page. */
export function SectionHeading(props: HTMLAttributes<HTMLHeadingElement>) {
  return createElement(`h${useContext(SectionLevelContext)}`, props);
}
