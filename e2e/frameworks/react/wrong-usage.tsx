import { configure } from '@boardwalk/widgets';
import '@boardwalk/widgets/react';
import type { BwSearchElement } from '@boardwalk/widgets/bw-search';

/** What the compiler must refuse: each line without its error is one. */
export const wrong = [
  // @ts-expect-error: there is no such attribute
  <bw-search key="1" categories="item" />,
  // @ts-expect-error: there is no such kind
  <bw-search key="2" category="boat" />,
  // @ts-expect-error: nor in a list
  <bw-search key="3" category={['item', 'boat']} />,
  // @ts-expect-error: there is no such order
  <bw-search key="4" sort="cheapest" />,
  // @ts-expect-error: days are a number
  <bw-search key="5" listed-within-days="many" />,
  // @ts-expect-error: pictures are there or not
  <bw-search key="6" has-pictures={7} />,
  // @ts-expect-error: the detail has a total, but no count
  <bw-search key="7" onbw-results={({ detail }) => detail.count} />,
  // @ts-expect-error: badges are numbers
  <bw-topbar key="8" badges={{ cart: 'three' }} />,
  // @ts-expect-error: there is no such widget
  <bw-sea key="9" />,
];

/** The package in a script. */
export function begin(): BwSearchElement {
  // @ts-expect-error: an origin is text
  configure({ key: 'pk_test_1', apiOrigin: 7 });
  configure({ key: 'pk_test_1', apiOrigin: 'https://boardwalk.example' });
  return document.createElement('bw-search');
}

/** The element in a script. */
export function change(element: BwSearchElement): readonly string[] {
  element.category = ['item'];
  element.hasPictures = true;
  // @ts-expect-error: there is no such kind
  element.category = ['boat'];
  // @ts-expect-error: the detail has a total, but no count
  element.addEventListener('bw-results', ({ detail }) => detail.count);
  element.addEventListener('bw-error', ({ detail }) => detail.tag.length);
  element.addEventListener('click', ({ clientX }) => clientX);
  return element.category;
}
