import { createElement } from 'react';
import { ensureWidget } from '../environment/registry.ts';
import { fireEvent } from '../wrapper-events.ts';

/** Another domain's widget by its tag; the first of a tag that shows fetches its code. Where that fails an event says why. */
export function nestedWidget(
  tag: `bw-${string}`,
  attributes: Readonly<Record<string, string>>,
  properties?: object,
) {
  return createElement(tag, {
    ...attributes,
    ref: (element: Element | null) => {
      if (!element) return;
      Object.assign(element, properties);
      ensureWidget(tag).catch((error) => fireEvent(element, 'bw-error', { tag, error }));
    },
  });
}
