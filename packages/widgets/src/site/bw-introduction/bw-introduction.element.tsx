import { defineElement } from '../../element/attributes/element-table.ts';
import button from '../../kit/button/button.css?inline';
import icon from '../../kit/icon/icon.css?inline';
import kit from '../../kit/style/kit.css?inline';
import { introductionAttributes } from './attributes.ts';
import { IntroductionWidget } from './IntroductionWidget.tsx';
import css from './introduction.css?inline';

export default defineElement({
  tag: 'bw-introduction',
  summary: 'Introduces merchants, realtors, brokerages or cities to what there is for them.',
  attributes: introductionAttributes,
  events: {},
  parts: { title: 'The title.', steps: 'How it works, step by step.' },
  intrinsicSize: [
    [0, 2190],
    [480, 1810],
    [640, 1670],
  ],
  styles: [kit, icon, button, css],
  render: (context) => <IntroductionWidget context={context} />,
});
