import { defineElement } from '../../element/attributes/element-table.ts';

import { AddCard } from './AddCard.tsx';
import styles from './AddCard.tsx?styles';
import type { AddCardContext } from './add-card-context.ts';
import { addCardAttributes } from './attributes.ts';
import { addCardEvents } from './events.ts';

export default defineElement({
  tag: 'bw-add-card',
  summary:
    'Adds a card for the signed-in user; shown in the pop-up in which a partner’s page asks for it.',
  attributes: addCardAttributes,
  events: addCardEvents,
  ownSite: true,
  intrinsicSize: [[0, 160]],
  styles,
  render: (context: AddCardContext) => <AddCard context={context} />,
});
