import { defineElement } from '../../element/attributes/element-table.ts';
import { Agreements } from './Agreements.tsx';
import styles from './Agreements.tsx?styles';
import type { AgreementsContext } from './agreements-context.ts';
import { agreementsAttributes } from './attributes.ts';

export default defineElement({
  tag: 'bw-agreements',
  summary: 'The sites on whose pages somebody agreed to be signed in, to be taken back one by one.',
  attributes: agreementsAttributes,
  events: {},
  parts: { heading: 'The heading.' },
  ownSite: true,
  intrinsicSize: [
    [0, 370],
    [600, 330],
  ],
  styles,
  render: (context: AgreementsContext) => <Agreements context={context} />,
});
