import { defineElement } from '../../element/attributes/element-table.ts';
import { homeAttributes } from './attributes.ts';
import { type HomeContext, HomeWidget } from './HomeWidget.tsx';
import styles from './HomeWidget.tsx?styles';

export default defineElement({
  tag: 'bw-home',
  summary: 'The home page: a search, the categories, listings chosen by hand and the newest ones.',
  attributes: homeAttributes,
  events: {},
  parts: {
    hero: 'The picture, the headline and the search.',
    categories: 'The tiles of the categories.',
    row: 'Each row of cards.',
    near: 'The listings near somebody.',
  },
  intrinsicSize: [
    [0, 6240],
    [480, 5570],
    [640, 5250],
    [960, 5010],
    [1280, 5380],
  ],
  styles,
  render: (context: HomeContext) => <HomeWidget context={context} />,
});
