import { defineElement } from '../../element/attributes/element-table.ts';
import button from '../../kit/button/button.css?inline';
import formCss from '../../kit/form/form.css?inline';
import icon from '../../kit/icon/icon.css?inline';
import select from '../../kit/select/select.css?inline';
import state from '../../kit/state/state.css?inline';
import kit from '../../kit/style/kit.css?inline';
import field from '../../kit/text-field/field.css?inline';
import fieldRow from '../shared/person-fields/field-row.css?inline';
import { profileAttributes } from './attributes.ts';
import { ProfileWidget } from './ProfileWidget.tsx';
import profile from './profile.css?inline';
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
  styles: [kit, icon, button, select, state, field, formCss, fieldRow, profile],
  render: (context: ProfileContext) => <ProfileWidget context={context} />,
});
