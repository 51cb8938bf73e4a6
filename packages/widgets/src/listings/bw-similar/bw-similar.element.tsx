import { defineElement } from '../../element/attributes/element-table.ts';
import { similarAttributes } from './attributes.ts';
import { Similar, type SimilarContext } from './Similar.tsx';
import { similarStyles } from './styles.ts';

export default defineElement({
  tag: 'bw-similar',
  summary: 'Listings like one, in a row; nothing where there are none.',
  attributes: similarAttributes,
  events: {},
  budget: 7_800,
  intrinsicSize: [[0, 360]],
  styles: similarStyles,
  render: (context: SimilarContext) => <Similar context={context} />,
});
