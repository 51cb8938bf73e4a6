import button from '../../kit/button/button.css?inline';
import icon from '../../kit/icon/icon.css?inline';
import chart from './chart.css?inline';

/** What a widget with a chart joins to its own styles, after the kit's. */
export const chartStyles = [icon, button, chart];
