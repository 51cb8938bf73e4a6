import { defineElement } from '../../element/attributes/element-table.ts';
import { type FooterContext, FooterWidget } from './FooterWidget.tsx';
import footer from './footer.css?inline';

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
  styles: [footer],
  render: (context: FooterContext) => <FooterWidget context={context} />,
});
