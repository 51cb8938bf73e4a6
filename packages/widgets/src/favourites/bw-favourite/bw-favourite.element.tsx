import { defineElement } from '../../element/attributes/element-table.ts';
import { favouriteAttributes } from './attributes.ts';
import { favouriteEvents } from './events.ts';
import { FavouriteButton, type FavouriteContext } from './FavouriteButton.tsx';
import styles from './FavouriteButton.tsx?styles';

export default defineElement({
  tag: 'bw-favourite',
  summary: 'A heart that keeps a listing among one’s favourites.',
  attributes: favouriteAttributes,
  events: favouriteEvents,
  intrinsicSize: [[0, 36]],
  styles,
  // What somebody keeps is theirs alone: no server renders it.
  render: (context: FavouriteContext) => <FavouriteButton context={context} />,
});
