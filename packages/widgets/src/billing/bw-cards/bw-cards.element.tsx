import { defineElement } from '../../element/attributes/element-table.ts';
import { cardsAttributes } from './attributes.ts';
import { Cards } from './Cards.tsx';
import styles from './Cards.tsx?styles';
import type { CardsContext } from './cards-context.ts';
import { cardsEvents } from './events.ts';

export default defineElement({
  tag: 'bw-cards',
  summary: 'The saved cards of the signed-in user, to manage and to pick one of.',
  attributes: cardsAttributes,
  events: cardsEvents,
  parts: { list: 'The cards, where they are a list.' },
  intrinsicSize: [[0, 160]],
  styles,
  // What somebody pays with is theirs alone: no server renders it.
  render: (context: CardsContext) => <Cards context={context} />,
});
