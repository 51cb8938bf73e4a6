import button from '../../kit/button/button.css?inline';
import icon from '../../kit/icon/icon.css?inline';
import picture from '../../kit/picture/picture.css?inline';
import price from '../../kit/price-text/price-text.css?inline';
import skeleton from '../../kit/skeleton/skeleton.css?inline';
import state from '../../kit/state/state.css?inline';
import kit from '../../kit/style/kit.css?inline';
import field from '../../kit/text-field/field.css?inline';
import textArea from '../../kit/text-field/text-area.css?inline';
import listingRow from '../../listings/shared/listing-row/listing-row.css?inline';
import placeRows from '../../parts/remote-state/place-rows.css?inline';
import person from '../../profile/shared/person-finder/person.css?inline';
import inbox from './inbox.css?inline';
import list from './list/list.css?inline';
import thread from './thread/thread.css?inline';

export const inboxStyles: readonly string[] = [
  kit,
  icon,
  button,
  field,
  textArea,
  picture,
  price,
  skeleton,
  state,
  placeRows,
  person,
  listingRow,
  inbox,
  list,
  thread,
];
