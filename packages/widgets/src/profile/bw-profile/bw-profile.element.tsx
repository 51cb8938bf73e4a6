import { defineElement } from '../../element/attributes/element-table.ts';
import { profileAttributes } from './attributes.ts';
import { ProfileWidget } from './ProfileWidget.tsx';
import styles from './ProfileWidget.tsx?styles';
import type { ProfileContext } from './profile-context.ts';

export default defineElement({
  tag: 'bw-profile',
  summary: 'One’s own profile: names, phone, billing address and picture, with what is missing.',
  attributes: profileAttributes,
  events: {},
  parts: { heading: 'The heading.' },
  ownSite: true,
  intrinsicSize: [
    [0, 1500],
    [760, 1060],
  ],
  styles,
  render: (context: ProfileContext) => <ProfileWidget context={context} />,
});
