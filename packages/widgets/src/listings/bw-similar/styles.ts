import button from '../../kit/button/button.css?inline';
import card from '../../kit/card/card.css?inline';
import control from '../../kit/card/card-control.css?inline';
import icon from '../../kit/icon/icon.css?inline';
import picture from '../../kit/picture/picture.css?inline';
import price from '../../kit/price-text/price-text.css?inline';
import skeleton from '../../kit/skeleton/skeleton.css?inline';
import kit from '../../kit/style/kit.css?inline';
import cardRow from '../shared/card-row/card-row.css?inline';
import similar from './similar.css?inline';

export const similarStyles: readonly string[] = [
  kit,
  icon,
  button,
  skeleton,
  card,
  control,
  picture,
  price,
  cardRow,
  similar,
];
