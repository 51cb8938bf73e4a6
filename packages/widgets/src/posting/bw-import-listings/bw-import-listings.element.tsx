import { defineElement } from '../../element/attributes/element-table.ts';
import button from '../../kit/button/button.css?inline';
import form from '../../kit/form/form.css?inline';
import icon from '../../kit/icon/icon.css?inline';
import pager from '../../kit/pager/pager.css?inline';
import segmented from '../../kit/segmented/segmented.css?inline';
import skeleton from '../../kit/skeleton/skeleton.css?inline';
import state from '../../kit/state/state.css?inline';
import kit from '../../kit/style/kit.css?inline';
import fileButton from '../../parts/file-button/file-button.css?inline';
import { importListingsAttributes } from './attributes.ts';
import { Imports } from './Imports.tsx';
import type { ImportContext } from './import-context.ts';
import importListings from './import-listings.css?inline';
import importTable from './table/import-table.css?inline';

export default defineElement({
  tag: 'bw-import-listings',
  summary: 'Brings many listings in from a table, which it checks first.',
  attributes: importListingsAttributes,
  events: {},
  parts: { heading: 'The heading.' },
  ownSite: true,
  intrinsicSize: [[0, 720]],
  styles: [
    kit,
    icon,
    button,
    form,
    segmented,
    pager,
    skeleton,
    state,
    fileButton,
    importListings,
    importTable,
  ],
  render: (context: ImportContext) => <Imports context={context} />,
});
