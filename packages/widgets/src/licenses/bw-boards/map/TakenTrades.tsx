import { boardPinMessages } from '@boardwalk/sdk-core/licenses/map/board-map-messages';
import type { ServiceType } from '@boardwalk/sdk-core/listings/enumerations/people/service-types';
import { kindLabels } from '@boardwalk/sdk-core/listings/labels/kind-labels';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { useLocale } from '../../../parts/form/use-locale.ts';
import './picked-board.css';

/** The trades of which a board takes no more merchants; nothing where it takes all. */
export function TakenTrades({ trades }: { readonly trades: readonly ServiceType[] }) {
  const messages = useMessages(boardPinMessages);
  const kinds = useMessages(kindLabels);
  const list = new Intl.ListFormat(useLocale(), { type: 'unit' });
  if (trades.length === 0) return null;
  const names = list.format(trades.map((trade) => kinds[`merchant.${trade}`]));
  return <p className="picked-trades">{fillMessage(messages.tradesTaken, { trades: names })}</p>;
}
