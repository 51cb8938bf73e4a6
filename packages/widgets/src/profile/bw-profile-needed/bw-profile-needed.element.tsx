import { defineElement } from '../../element/attributes/element-table.ts';
import { profileNeededEvents } from './events.ts';
import { ProfileNeeded, type ProfileNeededContext } from './ProfileNeeded.tsx';
import styles from './ProfileNeeded.tsx?styles';

export default defineElement({
  tag: 'bw-profile-needed',
  summary: 'A dialog that asks to complete one’s profile before a listing is posted.',
  attributes: {},
  events: profileNeededEvents,
  ownSite: true,
  intrinsicSize: [[0, 0]],
  styles,
  render: (context: ProfileNeededContext) => <ProfileNeeded context={context} />,
});
