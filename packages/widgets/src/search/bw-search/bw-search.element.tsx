import { defineElement } from '../../element/attributes/element-table.ts';
import { searchAttributes } from './attributes.ts';
import { searchEvents } from './events.ts';
import { laterFiles } from './later-parts.ts';
import { Search } from './Search.tsx';
import styles from './Search.tsx?styles';
import type { SearchContext } from './search-widget.ts';

export default defineElement({
  tag: 'bw-search',
  summary: 'Searches listings of one kind or several, on a list and on a map.',
  attributes: searchAttributes,
  events: searchEvents,
  parts: {
    bar: 'What, where, price and the other filters.',
    results: 'The list of cards.',
    'shop-products': 'Products of shops.',
    map: 'The map.',
  },
  tokens: {
    '--bw-sticky-top': 'How far below the top of the page the bar sticks; by default 0px.',
  },
  opensFirst: true,
  intrinsicSize: [
    [0, 6800],
    [480, 3000],
    [730, 2110],
    [980, 1600],
  ],
  styles,
  later: () => laterFiles,
  render: (context: SearchContext) => <Search context={context} />,
});
