import button from '../../kit/button/button.css?inline';
import formCss from '../../kit/form/form.css?inline';
import icon from '../../kit/icon/icon.css?inline';
import segmented from '../../kit/segmented/segmented.css?inline';
import select from '../../kit/select/select.css?inline';
import state from '../../kit/state/state.css?inline';
import kit from '../../kit/style/kit.css?inline';
import field from '../../kit/text-field/field.css?inline';
import fieldRow from '../../profile/shared/person-fields/field-row.css?inline';
import post from './post.css?inline';
import profilePart from './profile/profile-part.css?inline';

/** Of the whole widget; later parts bring their own. */
export const postStyles = [
  kit,
  icon,
  button,
  select,
  segmented,
  state,
  field,
  formCss,
  fieldRow,
  post,
  profilePart,
];
