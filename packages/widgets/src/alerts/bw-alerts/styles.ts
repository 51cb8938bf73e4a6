import button from '../../kit/button/button.css?inline';
import icon from '../../kit/icon/icon.css?inline';
import skeleton from '../../kit/skeleton/skeleton.css?inline';
import state from '../../kit/state/state.css?inline';
import kit from '../../kit/style/kit.css?inline';
import placeRows from '../../parts/remote-state/place-rows.css?inline';
import alerts from './alerts.css?inline';

export const alertsStyles: readonly string[] = [
  kit,
  icon,
  button,
  skeleton,
  state,
  placeRows,
  alerts,
];
