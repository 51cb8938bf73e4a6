import checkbox from '../../../kit/checkbox/checkbox.css?inline';
import form from '../../../kit/form/form.css?inline';
import field from '../../../kit/text-field/field.css?inline';
import dialogForm from '../../../parts/confirm/dialog-form.css?inline';
import grant from './grant.css?inline';

/** What the form of a grant needs beyond the list. */
export const grantStyles = [field, form, checkbox, dialogForm, grant].join('\n');
