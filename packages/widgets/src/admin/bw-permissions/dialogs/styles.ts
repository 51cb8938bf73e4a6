import checkbox from '../../../kit/checkbox/checkbox.css?inline';
import form from '../../../kit/form/form.css?inline';
import field from '../../../kit/text-field/field.css?inline';
import dialogForm from '../../../parts/confirm/dialog-form.css?inline';

/** What the forms of rights need beyond the list. */
export const rightsStyles = [field, form, checkbox, dialogForm].join('\n');
