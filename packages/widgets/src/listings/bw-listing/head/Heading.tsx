import { createElement, type HTMLAttributes } from 'react';

interface HeadingProps extends HTMLAttributes<HTMLHeadingElement> {
  /** In the outline of the page that embeds the widget. */
  readonly level: number;
}

/** A heading of a level that the page decides. */
export function Heading({ level, ...rest }: HeadingProps) {
  return createElement(`h${level}`, rest);
}
