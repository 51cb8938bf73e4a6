import button from '../../../kit/button/button.css?inline';
import control from '../../../kit/card/card-control.css?inline';
import chip from '../../../kit/chip/chip.css?inline';
import icon from '../../../kit/icon/icon.css?inline';
import pager from '../../../kit/pager/pager.css?inline';
import segmented from '../../../kit/segmented/segmented.css?inline';
import select from '../../../kit/select/select.css?inline';
import state from '../../../kit/state/state.css?inline';
import field from '../../../kit/text-field/field.css?inline';
import more from './more.css?inline';

/** The styles of the second chunk. */
export const moreStyles = [
  control,
  icon,
  button,
  field,
  select,
  chip,
  segmented,
  state,
  pager,
  more,
].join('');
