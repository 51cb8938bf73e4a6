import { createSessionStore } from '@boardwalk/sdk-core/account/sessions/session-store';
import { lastValue } from '@boardwalk/sdk-core/http/remote';
import { defineElement } from '../../element/element-table.ts';
import brandMark from '../../kit/brand-mark/brand-mark.css?inline';
import icon from '../../kit/icon/icon.css?inline';
import kit from '../../kit/style/kit.css?inline';
import { topbarAttributes } from './attributes.ts';
import menu from './menu.css?inline';
import { topbarProperties } from './properties.ts';
import { Topbar } from './Topbar.tsx';
import topbar from './topbar.css?inline';

export default defineElement({
  tag: 'bw-topbar',
  summary: 'The bar at the top of every page of the site, which stays in view.',
  attributes: topbarAttributes,
  properties: topbarProperties,
  events: {},
  budget: 8_100,
  intrinsicSize: [[0, 64]],
  styles: [kit, icon, brandMark, topbar, menu],
  async load(_, env) {
    // A failure is no reason to leave a page without its bar: the browser asks again.
    const session = env.store(createSessionStore);
    await session.load();
    return { user: lastValue(session.$user.get()) };
  },
  render: (context) => <Topbar context={context} />,
});
