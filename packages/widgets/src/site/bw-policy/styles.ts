import button from '../../kit/button/button.css?inline';
import icon from '../../kit/icon/icon.css?inline';
import skeleton from '../../kit/skeleton/skeleton.css?inline';
import state from '../../kit/state/state.css?inline';
import kit from '../../kit/style/kit.css?inline';
import text from '../text/text.css?inline';
import policy from './policy.css?inline';

export const policyStyles: readonly string[] = [kit, icon, button, state, skeleton, text, policy];
