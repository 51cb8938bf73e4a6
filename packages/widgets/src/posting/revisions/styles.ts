import button from '../../kit/button/button.css?inline';
import icon from '../../kit/icon/icon.css?inline';
import pager from '../../kit/pager/pager.css?inline';
import picture from '../../kit/picture/picture.css?inline';
import segmented from '../../kit/segmented/segmented.css?inline';
import skeleton from '../../kit/skeleton/skeleton.css?inline';
import state from '../../kit/state/state.css?inline';
import revisions from './revisions.css?inline';

/** What the dialog needs beyond the widget that opens it. */
export const revisionStyles = [
  button,
  icon,
  pager,
  picture,
  segmented,
  skeleton,
  state,
  revisions,
].join('\n');
