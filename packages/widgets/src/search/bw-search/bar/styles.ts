import button from '../../../kit/button/button.css?inline';
import icon from '../../../kit/icon/icon.css?inline';
import select from '../../../kit/select/select.css?inline';
import field from '../../../kit/text-field/field.css?inline';
import missing from '../part-missing.css?inline';
import bar from './bar.css?inline';

/** The styles of the bar. */
export const barStyles = [icon, button, field, select, missing, bar].join('');
