import { defineElement } from '../../element/attributes/element-table.ts';
import { introductionAttributes } from './attributes.ts';
import { IntroductionWidget } from './IntroductionWidget.tsx';
import styles from './IntroductionWidget.tsx?styles';

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
  styles,
  render: (context) => <IntroductionWidget context={context} />,
});
