import { lastValue } from '@boardwalk/sdk-core/http/remote';
import { createFooterStore } from '@boardwalk/sdk-core/site/shell/footer-store';
import { defineServer } from '../../element/widget-server.ts';
import table from './bw-footer.element.tsx';

export default defineServer(table, {
  async load(_, env) {
    // A failure is no reason to leave a page without its foot: the browser asks again.
    const store = createFooterStore(env);
    await store.load();
    return { footer: lastValue(store.$state.get()) };
  },
});
