import card from '../../kit/card/card.css?inline';
import control from '../../kit/card/card-control.css?inline';
import picture from '../../kit/picture/picture.css?inline';
import price from '../../kit/price-text/price-text.css?inline';
import skeleton from '../../kit/skeleton/skeleton.css?inline';
import kit from '../../kit/style/kit.css?inline';
import search from './search.css?inline';

/** The styles of the first view; parts that load later bring theirs. */
export const searchStyles: readonly string[] = [
  kit,
  skeleton,
  card,
  control,
  picture,
  price,
  search,
];
