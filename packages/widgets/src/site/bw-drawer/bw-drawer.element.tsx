import { listOwnGroups } from '@boardwalk/sdk-core/account/sessions/endpoints';
import { createSessionStore } from '@boardwalk/sdk-core/account/sessions/session-store';
import { lastValue } from '@boardwalk/sdk-core/http/remote';
import { defineElement } from '../../element/element-table.ts';
import icon from '../../kit/icon/icon.css?inline';
import kit from '../../kit/style/kit.css?inline';
import { drawerAttributes } from './attributes.ts';
import { Drawer } from './Drawer.tsx';
import drawer from './drawer.css?inline';

export default defineElement({
  tag: 'bw-drawer',
  summary: 'The menu beside the pages of the dashboard; a sheet on phones.',
  attributes: drawerAttributes,
  events: {},
  budget: 9_800,
  intrinsicSize: [[0, 0]],
  styles: [kit, icon, drawer],
  async load(_, env) {
    // A failure is no reason to leave a page without its drawer: the browser asks again.
    const session = env.store(createSessionStore);
    await session.load();
    const user = lastValue(session.$user.get());
    // As above: rights that are not known yet come with the browser's own call.
    const groups = user ? await env.client.call(listOwnGroups, {}).catch(() => undefined) : [];
    return { user, groups };
  },
  render: (context) => <Drawer context={context} />,
});
