import { defineElement } from '../../element/attributes/element-table.ts';
import { plansAttributes } from './attributes.ts';
import { Plans } from './Plans.tsx';
import styles from './Plans.tsx?styles';
import type { PlansContext } from './plans-context.ts';

export default defineElement({
  tag: 'bw-plans',
  summary:
    'The plans for places on boards side by side, an enterprise code, questions and answers.',
  attributes: plansAttributes,
  events: {},
  parts: { heading: 'The heading.', list: 'The plans.', questions: 'Questions and answers.' },
  intrinsicSize: [
    [0, 3200],
    [560, 2110],
    [960, 1500],
  ],
  styles,
  render: (context: PlansContext) => <Plans context={context} />,
});
