import button from '../../../kit/button/button.css?inline';
import icon from '../../../kit/icon/icon.css?inline';
import pager from '../../../kit/pager/pager.css?inline';
import state from '../../../kit/state/state.css?inline';
import missing from '../part-missing.css?inline';
import around from './around.css?inline';

/** The styles of what stands around the cards. */
export const aroundStyles = [icon, button, state, pager, missing, around].join('');
