import { createSessionStore } from '@boardwalk/sdk-core/account/sessions/session-store';
import { lastValue } from '@boardwalk/sdk-core/http/remote';
import { createProfileStore } from '@boardwalk/sdk-core/profile/store';
import { defineElement } from '../../element/element-table.ts';
import button from '../../kit/button/button.css?inline';
import formCss from '../../kit/form/form.css?inline';
import icon from '../../kit/icon/icon.css?inline';
import select from '../../kit/select/select.css?inline';
import state from '../../kit/state/state.css?inline';
import kit from '../../kit/style/kit.css?inline';
import field from '../../kit/text-field/field.css?inline';
import fieldRow from '../../parts/person-fields/field-row.css?inline';
import { Profile } from './Profile.tsx';
import profile from './profile.css?inline';

export default defineElement({
  tag: 'bw-profile',
  summary: 'One’s own profile: names, phone, billing address and picture, with what is missing.',
  attributes: {},
  events: {},
  parts: { heading: 'The heading.' },
  ownSite: true,
  budget: 14_700,
  intrinsicSize: [[0, 900]],
  styles: [kit, icon, button, select, state, field, formCss, fieldRow, profile],
  async load(_, env) {
    // What can't be found out the browser asks for again.
    const session = env.store(createSessionStore);
    await session.load();
    const user = lastValue(session.$user.get());
    const store = env.store(createProfileStore);
    if (user) await store.load();
    return { user, profile: lastValue(store.$profile.get()) };
  },
  render: (context) => <Profile context={context} />,
});
