import form from '../../kit/form/form.css?inline';
import field from '../../kit/text-field/field.css?inline';
import dialogForm from './dialog-form.css?inline';

/** What a question needs beyond the widget that asks it. */
export const confirmStyles = [field, form, dialogForm].join('\n');
