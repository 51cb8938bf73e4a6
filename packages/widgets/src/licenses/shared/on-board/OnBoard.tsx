import { onBoardMessages } from '@boardwalk/sdk-core/boards/board-messages';
import type { BoardMerchants } from '@boardwalk/sdk-core/boards/map/boards-store';
import type { ListingSummary } from '@boardwalk/sdk-core/listings/schemas';
import type { ListingId } from '@boardwalk/sdk-core/vocabulary/ids';
import { listing as listingRoute } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { useEnvironment } from '../../../element/mount/widget-context.ts';
import { RouteLink } from '../../../element/RouteLink.tsx';
import { Picture, PictureGap } from '../../../kit/picture/Picture.tsx';
import './on-board.css';

interface OnBoardProps {
  readonly merchants: BoardMerchants;
  /** Places that are taken or held, those of listings that don't show in public too. */
  readonly taken: number;
  /** The reader's own listing, which is marked. */
  readonly own?: ListingId;
}

/** The merchants on a board: who has a place there, and who shows without one. */
export function OnBoard({ merchants: { placed, house }, taken, own }: OnBoardProps) {
  const messages = useEnvironment().messages(onBoardMessages);
  return (
    <div className="on-board">
      {placed.length > 0 ? (
        <Group title={messages.placed} merchants={placed} own={own} />
      ) : (
        <p className="on-board-title">{taken === 0 ? messages.nobody : messages.hidden}</p>
      )}
      {house.length > 0 && <Group title={messages.house} merchants={house} own={own} />}
    </div>
  );
}

interface GroupProps {
  readonly title: string;
  readonly merchants: readonly ListingSummary[];
  readonly own: ListingId | undefined;
}

function Group({ title, merchants, own }: GroupProps) {
  const { mediaUrl, messages } = useEnvironment();
  return (
    <section className="on-board-group" aria-label={title}>
      <p className="on-board-title">{title}</p>
      <ul>
        {merchants.map(({ id, listingType: type, title: name, primaryImage }) => (
          <li key={id} className="on-board-row">
            <span className="on-board-picture">
              {primaryImage ? (
                <Picture image={primaryImage} mediaUrl={mediaUrl} sizes="36px" alt="" />
              ) : (
                <PictureGap />
              )}
            </span>
            <span>
              <RouteLink route={listingRoute({ type, id })}>{name}</RouteLink>
              {id === own && <small>{messages(onBoardMessages).own}</small>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
