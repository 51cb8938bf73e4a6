import { defineElement } from '../../element/attributes/element-table.ts';
import { similarAttributes } from './attributes.ts';
import { Similar, type SimilarContext } from './Similar.tsx';
import styles from './Similar.tsx?styles';

export default defineElement({
  tag: 'bw-similar',
  summary: 'Listings like one, in a row; nothing where there are none.',
  attributes: similarAttributes,
  events: {},
  intrinsicSize: [[0, 360]],
  styles,
  render: (context: SimilarContext) => <Similar context={context} />,
});
