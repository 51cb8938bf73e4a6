import button from '../../kit/button/button.css?inline';
import icon from '../../kit/icon/icon.css?inline';
import pager from '../../kit/pager/pager.css?inline';
import select from '../../kit/select/select.css?inline';
import skeleton from '../../kit/skeleton/skeleton.css?inline';
import state from '../../kit/state/state.css?inline';
import field from '../../kit/text-field/field.css?inline';
import table from './data-table.css?inline';

/** What a widget with a table joins to its own styles, after the kit's. */
export const dataTableStyles = [icon, button, field, select, pager, skeleton, state, table];
