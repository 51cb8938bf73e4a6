import { defineElement } from '../../element/attributes/element-table.ts';
import { bookmarksAttributes } from './attributes.ts';
import { Bookmarks } from './Bookmarks.tsx';
import { bookmarksStyles } from './styles.ts';

export default defineElement({
  tag: 'bw-bookmarks',
  summary: 'The listings that whoever is signed in keeps.',
  attributes: bookmarksAttributes,
  events: {},
  ownSite: true,
  budget: 9_200,
  intrinsicSize: [[0, 900]],
  styles: bookmarksStyles,
  // What somebody keeps is theirs alone: no server renders it.
  render: (context) => <Bookmarks context={context} />,
});
