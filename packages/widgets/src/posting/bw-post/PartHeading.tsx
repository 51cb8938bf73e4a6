import { createContext, createElement, type RefObject, useContext } from 'react';
import './post.css';

/** The level of headings within the widget, one below its own. */
export const PartLevelContext = createContext(3);

interface PartHeadingProps {
  /** Where it takes the focus as it comes. */
  readonly ref?: RefObject<HTMLHeadingElement | null>;
  readonly tabIndex?: number;
  readonly children: string;
}

/** A heading within the widget, of the level that the page decides. */
export function PartHeading(props: PartHeadingProps) {
  return createElement(`h${useContext(PartLevelContext)}`, { ...props, className: 'post-part' });
}
