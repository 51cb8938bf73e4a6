import { defineElement } from '../../element/attributes/element-table.ts';
import { type FooterContext, FooterWidget } from './FooterWidget.tsx';
import styles from './FooterWidget.tsx?styles';

export default defineElement({
  tag: 'bw-footer',
  summary: 'The foot of every public page: resources, policies, social links and copyright.',
  attributes: {},
  events: {},
  intrinsicSize: [
    [0, 780],
    [480, 520],
    [900, 400],
  ],
  styles,
  render: (context: FooterContext) => <FooterWidget context={context} />,
});
