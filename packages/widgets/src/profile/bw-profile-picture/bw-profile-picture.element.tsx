import { defineElement } from '../../element/attributes/element-table.ts';
import { profilePictureEvents } from './events.ts';
import { ProfilePicture, type ProfilePictureContext } from './ProfilePicture.tsx';
import styles from './ProfilePicture.tsx?styles';

export default defineElement({
  tag: 'bw-profile-picture',
  summary: 'A dialog in which the signed-in user sets a new profile picture.',
  attributes: {},
  events: profilePictureEvents,
  uses: ['bw-upload'],
  ownSite: true,
  intrinsicSize: [[0, 0]],
  styles,
  render: (context: ProfilePictureContext) => <ProfilePicture context={context} />,
});
