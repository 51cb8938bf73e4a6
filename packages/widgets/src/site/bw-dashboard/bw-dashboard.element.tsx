import { listOwnGroups } from '@boardwalk/sdk-core/account/sessions/endpoints';
import { createSessionStore } from '@boardwalk/sdk-core/account/sessions/session-store';
import { lastValue } from '@boardwalk/sdk-core/http/remote';
import { readProfile } from '@boardwalk/sdk-core/profile/endpoints';
import { defineElement } from '../../element/element-table.ts';
import button from '../../kit/button/button.css?inline';
import icon from '../../kit/icon/icon.css?inline';
import skeleton from '../../kit/skeleton/skeleton.css?inline';
import kit from '../../kit/style/kit.css?inline';
import { dashboardAttributes } from './attributes.ts';
import { Dashboard } from './Dashboard.tsx';
import dashboard from './dashboard.css?inline';

export default defineElement({
  tag: 'bw-dashboard',
  summary: 'The first page of the dashboard: what somebody has, and where it is.',
  attributes: dashboardAttributes,
  events: {},
  parts: { heading: 'The greeting.', sections: 'The cards.' },
  budget: 10_800,
  intrinsicSize: [[0, 640]],
  styles: [kit, icon, button, skeleton, dashboard],
  async load(_, env) {
    const session = env.store(createSessionStore);
    await session.load();
    const user = lastValue(session.$user.get());
    if (!user) return { user, groups: [], missing: undefined };
    // What can't be found out now, the browser asks for.
    const [groups, profile] = await Promise.all([
      env.client.call(listOwnGroups, {}).catch(() => undefined),
      env.client.call(readProfile, {}).catch(() => undefined),
    ]);
    return { user, groups, missing: profile?.missing };
  },
  render: (context) => <Dashboard context={context} />,
});
