import type { WidgetContext } from '../../element/attributes/element-table.ts';
import type { cardsAttributes } from './attributes.ts';
import type { cardsEvents } from './events.ts';

export type CardsContext = WidgetContext<typeof cardsAttributes, null, typeof cardsEvents>;
