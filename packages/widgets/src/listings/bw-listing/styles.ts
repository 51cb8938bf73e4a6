import button from '../../kit/button/button.css?inline';
import card from '../../kit/card/card.css?inline';
import icon from '../../kit/icon/icon.css?inline';
import picture from '../../kit/picture/picture.css?inline';
import price from '../../kit/price-text/price-text.css?inline';
import skeleton from '../../kit/skeleton/skeleton.css?inline';
import kit from '../../kit/style/kit.css?inline';
import contact from './contact/contact.css?inline';
import description from './description/description.css?inline';
import facts from './facts/facts.css?inline';
import gallery from './gallery/gallery.css?inline';
import head from './head/head.css?inline';
import hours from './hours/hours.css?inline';
import listing from './listing.css?inline';
import places from './skeleton.css?inline';

/** The styles of the first view; parts that load later bring theirs. */
export const listingStyles: readonly string[] = [
  kit,
  icon,
  button,
  skeleton,
  card,
  picture,
  price,
  listing,
  gallery,
  head,
  facts,
  description,
  hours,
  contact,
  places,
];
