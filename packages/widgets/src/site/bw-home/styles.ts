import button from '../../kit/button/button.css?inline';
import card from '../../kit/card/card.css?inline';
import control from '../../kit/card/card-control.css?inline';
import icon from '../../kit/icon/icon.css?inline';
import picture from '../../kit/picture/picture.css?inline';
import price from '../../kit/price-text/price-text.css?inline';
import select from '../../kit/select/select.css?inline';
import skeleton from '../../kit/skeleton/skeleton.css?inline';
import state from '../../kit/state/state.css?inline';
import kit from '../../kit/style/kit.css?inline';
import field from '../../kit/text-field/field.css?inline';
import cardRow from '../../listings/shared/card-row/card-row.css?inline';
import articleCard from '../articles/article-card.css?inline';
import hero from './hero/hero.css?inline';
import home from './home.css?inline';

export const homeStyles: readonly string[] = [
  kit,
  icon,
  button,
  field,
  select,
  state,
  skeleton,
  card,
  control,
  picture,
  price,
  cardRow,
  articleCard,
  hero,
  home,
];
