import { defineElement } from '../../element/attributes/element-table.ts';
import { favouriteListingsAttributes } from './attributes.ts';
import { FavouriteListings } from './FavouriteListings.tsx';
import styles from './FavouriteListings.tsx?styles';

export default defineElement({
  tag: 'bw-favourites',
  summary: 'The favourite listings of the signed-in user.',
  attributes: favouriteListingsAttributes,
  events: {},
  ownSite: true,
  intrinsicSize: [[0, 900]],
  styles,
  // What somebody keeps is theirs alone: no server renders it.
  render: (context) => <FavouriteListings context={context} />,
});
