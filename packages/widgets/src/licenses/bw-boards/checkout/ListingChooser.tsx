import { listingChooserMessages } from '@boardwalk/sdk-core/licenses/checkout/listing-chooser-messages';
import type { boardDialogMessages } from '@boardwalk/sdk-core/licenses/map/board-map-messages';
import type { Licensee } from '@boardwalk/sdk-core/licenses/own/schemas';
import type { ListingId } from '@boardwalk/sdk-core/vocabulary/ids';
import { fillMessage, type Messages } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { Button } from '../../../kit/button/Button.tsx';
import { Dialog } from '../../../kit/dialog/Dialog.tsx';
import { EmptyState } from '../../../kit/state/EmptyState.tsx';
import { ListingRow } from '../../../listings/shared/listing-row/ListingRow.tsx';
import '../boards.css';

interface ListingChooserProps {
  /** The merchant listings of the signed-in user. */
  readonly listings: readonly Licensee[];
  readonly messages: Messages<typeof boardDialogMessages>;
  readonly onClose: () => void;
  readonly onChoose: (id: ListingId) => void;
}

/** One of several merchant listings, for which boards are chosen. */
export function ListingChooser({ listings, messages, onClose, onChoose }: ListingChooserProps) {
  const { lead, none, untitled } = useMessages(listingChooserMessages);
  return (
    <Dialog isOpen onClose={onClose} title={messages.chooserTitle} closeLabel={messages.close}>
      {listings.length === 0 ? (
        <EmptyState title={none} />
      ) : (
        <>
          <p className="dialog-lead">{lead}</p>
          <ul className="chooser">
            {listings.map((listing) => {
              const title = listing.title || untitled;
              return (
                <li key={listing.id}>
                  <ListingRow
                    listing={{ ...listing, listingType: 'merchant' }}
                    title={title}
                    route={undefined}
                  >
                    <Button onClick={() => onChoose(listing.id)}>
                      {fillMessage(messages.choose, { listing: title })}
                    </Button>
                  </ListingRow>
                </li>
              );
            })}
          </ul>
        </>
      )}
    </Dialog>
  );
}
