import { defineElement } from '../../element/attributes/element-table.ts';
import button from '../../kit/button/button.css?inline';
import form from '../../kit/form/form.css?inline';
import icon from '../../kit/icon/icon.css?inline';
import press from '../../kit/press/press.css?inline';
import skeleton from '../../kit/skeleton/skeleton.css?inline';
import state from '../../kit/state/state.css?inline';
import kit from '../../kit/style/kit.css?inline';
import placeRows from '../../parts/remote-state/place-rows.css?inline';
import person from '../../profile/shared/person-finder/person.css?inline';
import offeredRights from '../shared/offered-rights/offered-rights.css?inline';
import otherAccount from '../shared/other-account/other-account.css?inline';
import { invitationsAttributes } from './attributes.ts';
import { invitationsEvents } from './events.ts';
import { Invitations } from './Invitations.tsx';
import invitations from './invitations.css?inline';
import type { InvitationsContext } from './invitations-context.ts';

export default defineElement({
  tag: 'bw-invitations',
  summary:
    'Shows the signed-in user what others share with them or invite them to: to accept, decline or give up.',
  attributes: invitationsAttributes,
  events: invitationsEvents,
  parts: { heading: 'The heading.', list: 'The invitations.', shared: 'The listings.' },
  ownSite: true,
  intrinsicSize: [[0, 360]],
  styles: [
    kit,
    icon,
    button,
    form,
    press,
    skeleton,
    state,
    placeRows,
    person,
    offeredRights,
    otherAccount,
    invitations,
  ],
  render: (context: InvitationsContext) => <Invitations context={context} />,
});
