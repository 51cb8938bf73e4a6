import { createSessionStore } from '@boardwalk/sdk-core/account/sessions/session-store';
import { lastValue } from '@boardwalk/sdk-core/http/remote';
import { defineElement } from '../../element/element-table.ts';
import button from '../../kit/button/button.css?inline';
import icon from '../../kit/icon/icon.css?inline';
import kit from '../../kit/style/kit.css?inline';
import { Acting } from './Acting.tsx';
import acting from './acting.css?inline';
import { actingEvents } from './events.ts';

export default defineElement({
  tag: 'bw-acting',
  summary: 'Names the user as whom an administrator acts, and ends it; nothing for anybody else.',
  attributes: {},
  events: actingEvents,
  ownSite: true,
  budget: 4_900,
  intrinsicSize: [[0, 48]],
  styles: [kit, icon, button, acting],
  async load(_, env) {
    // A failure is no reason to leave a page without its banner: the browser asks again.
    const session = env.store(createSessionStore);
    await session.load();
    return { user: lastValue(session.$user.get()) };
  },
  render: (context) => <Acting context={context} />,
});
