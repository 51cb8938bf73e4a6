import { createElement } from 'react';
import { ensureWidget } from './registry.ts';

/** Another domain's widget by its tag; the first of a tag that shows fetches its code. */
export function nestedWidget(tag: `bw-${string}`, attributes: Readonly<Record<string, string>>) {
  return createElement(tag, {
    ...attributes,
    ref: (element: Element | null) => {
      if (element) void ensureWidget(tag);
    },
  });
}
