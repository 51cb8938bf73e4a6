import { importsMessages } from '@boardwalk/sdk-core/posting/imports/imports-messages';
import { postListing } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { Table } from 'lucide';
import { useMessages } from '../../element/mount/widget-context.ts';
import { RouteLink } from '../../element/RouteLink.tsx';
import { EmptyState } from '../../kit/state/EmptyState.tsx';
import '../../kit/button/button.css';

/** Shown to a user who is neither merchant nor realtor. */
export function NobodysTable() {
  const messages = useMessages(importsMessages);
  return (
    <EmptyState title={messages.nobodyTitle} advice={messages.nobodyText} icon={Table}>
      <RouteLink className="button button-primary" route={postListing({ type: 'merchant' })}>
        {messages.becomeMerchant}
      </RouteLink>
    </EmptyState>
  );
}
