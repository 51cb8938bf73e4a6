import { ownListingMessages } from '@boardwalk/sdk-core/listings/page/own-messages';
import { editListing } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { Pencil } from 'lucide';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { RouteLink } from '../../../element/RouteLink.tsx';
import { Icon } from '../../../kit/icon/Icon.tsx';
import { useListing } from '../listing-scope.ts';
import '../../../kit/button/button.css';

export { default as styles } from './EditOwn.tsx?styles';

/** Leads the listing's owner to its form. */
export function EditOwn() {
  const { listing } = useListing();
  const messages = useMessages(ownListingMessages);
  const { id, listingType: type } = listing;
  return (
    <RouteLink className="button button-primary" route={editListing({ id, type })}>
      <Icon node={Pencil} />
      <span>{messages.edit}</span>
    </RouteLink>
  );
}
