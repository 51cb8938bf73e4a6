import { boardPinMessages } from '@boardwalk/sdk-core/licenses/map/board-map-messages';
import type { ListingSummary } from '@boardwalk/sdk-core/listings/schemas';
import { listing as listingRoute } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { useEnvironment } from '../../../element/mount/widget-context.ts';
import { RouteLink } from '../../../element/RouteLink.tsx';
import { Picture, PictureGap } from '../../../kit/picture/Picture.tsx';

interface OnBoardProps {
  readonly merchants: readonly ListingSummary[];
  /** Whether no place is taken, not even by somebody who has yet to pay. */
  readonly isFree: boolean;
}

/** The merchants whose listings show on a board. */
export function OnBoard({ merchants, isFree }: OnBoardProps) {
  const env = useEnvironment();
  const { who, nobody } = env.messages(boardPinMessages);
  if (merchants.length === 0) return isFree ? <p className="on-board-title">{nobody}</p> : null;
  return (
    <section className="on-board" aria-label={who}>
      <p className="on-board-title">{who}</p>
      <ul>
        {merchants.map(({ id, listingType: type, title, primaryImage }) => (
          <li key={id} className="on-board-row">
            <span className="on-board-picture">
              {primaryImage ? (
                <Picture image={primaryImage} mediaUrl={env.mediaUrl} sizes="36px" alt="" />
              ) : (
                <PictureGap />
              )}
            </span>
            <RouteLink route={listingRoute({ type, id })}>{title}</RouteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
