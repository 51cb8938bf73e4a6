import { defineElement } from '../../element/attributes/element-table.ts';
import button from '../../kit/button/button.css?inline';
import icon from '../../kit/icon/icon.css?inline';
import kit from '../../kit/style/kit.css?inline';
import { profileNeededEvents } from './events.ts';
import { ProfileNeeded, type ProfileNeededContext } from './ProfileNeeded.tsx';
import needed from './profile-needed.css?inline';

export default defineElement({
  tag: 'bw-profile-needed',
  summary: 'A dialog that asks to complete one’s profile before a listing is posted.',
  attributes: {},
  events: profileNeededEvents,
  ownSite: true,
  intrinsicSize: [[0, 0]],
  styles: [kit, icon, button, needed],
  render: (context: ProfileNeededContext) => <ProfileNeeded context={context} />,
});
