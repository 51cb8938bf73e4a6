import checkbox from '../../../kit/checkbox/checkbox.css?inline';
import press from '../../../kit/press/press.css?inline';
import select from '../../../kit/select/select.css?inline';
import fieldRow from '../../../profile/shared/person-fields/field-row.css?inline';
import forms from './forms.css?inline';

/** What the forms need beyond the sign-in. */
export const formsStyles = [select, checkbox, press, fieldRow, forms].join('\n');
