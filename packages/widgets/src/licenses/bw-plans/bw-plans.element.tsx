import { defineElement } from '../../element/attributes/element-table.ts';
import button from '../../kit/button/button.css?inline';
import form from '../../kit/form/form.css?inline';
import icon from '../../kit/icon/icon.css?inline';
import skeleton from '../../kit/skeleton/skeleton.css?inline';
import state from '../../kit/state/state.css?inline';
import kit from '../../kit/style/kit.css?inline';
import field from '../../kit/text-field/field.css?inline';
import { plansAttributes } from './attributes.ts';
import { Plans } from './Plans.tsx';
import cards from './plan-cards.css?inline';
import css from './plans.css?inline';
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
    [560, 2090],
    [960, 1500],
  ],
  styles: [kit, icon, button, form, field, skeleton, state, cards, css],
  render: (context: PlansContext) => <Plans context={context} />,
});
