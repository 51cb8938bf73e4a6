import button from '../../../kit/button/button.css?inline';
import form from '../../../kit/form/form.css?inline';
import icon from '../../../kit/icon/icon.css?inline';
import state from '../../../kit/state/state.css?inline';
import field from '../../../kit/text-field/field.css?inline';

/** What a widget with a list of pictures joins to its own styles, after the kit's. */
export const pictureListStyles = [icon, button, field, form, state];
