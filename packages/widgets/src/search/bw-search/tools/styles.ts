import button from '../../../kit/button/button.css?inline';
import chip from '../../../kit/chip/chip.css?inline';
import icon from '../../../kit/icon/icon.css?inline';
import segmented from '../../../kit/segmented/segmented.css?inline';
import select from '../../../kit/select/select.css?inline';
import field from '../../../kit/text-field/field.css?inline';
import missing from '../part-missing.css?inline';
import tools from './tools.css?inline';

/** The styles of what narrows, orders and switches. */
export const toolsStyles = [icon, button, field, select, chip, segmented, missing, tools].join('');
