import { defineElement } from '../../element/attributes/element-table.ts';
import { importListingsAttributes } from './attributes.ts';
import { Imports } from './Imports.tsx';
import styles from './Imports.tsx?styles';
import type { ImportContext } from './import-context.ts';

export default defineElement({
  tag: 'bw-import-listings',
  summary: 'Brings many listings in from a table, which it checks first.',
  attributes: importListingsAttributes,
  events: {},
  parts: { heading: 'The heading.' },
  ownSite: true,
  intrinsicSize: [[0, 720]],
  styles,
  render: (context: ImportContext) => <Imports context={context} />,
});
