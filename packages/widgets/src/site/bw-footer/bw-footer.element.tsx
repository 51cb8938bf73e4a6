import { lastValue } from '@boardwalk/sdk-core/http/remote';
import { createFooterStore } from '@boardwalk/sdk-core/site/footer-store';
import { defineElement } from '../../element/element-table.ts';
import { Footer } from './Footer.tsx';
import footer from './footer.css?inline';

export default defineElement({
  tag: 'bw-footer',
  summary: 'The foot of every public page: resources, policies, social links and copyright.',
  attributes: {},
  events: {},
  budget: 3_500,
  intrinsicSize: [
    [0, 780],
    [480, 560],
    [900, 400],
  ],
  styles: [footer],
  async load(_, env) {
    // A failure is no reason to leave a page without its foot: the browser asks again.
    const store = createFooterStore(env);
    await store.load();
    return { footer: lastValue(store.$footer.get()) };
  },
  render: (context) => <Footer context={context} />,
});
