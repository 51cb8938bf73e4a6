import { actionsOf } from '@boardwalk/sdk-core/posting/life';
import { mayWith } from '@boardwalk/sdk-core/posting/own/may-with';
import { myListingsMessages } from '@boardwalk/sdk-core/posting/own/my-listings-messages';
import type { OwnListingSummary } from '@boardwalk/sdk-core/posting/own/schemas';
import { endsSoon } from '@boardwalk/sdk-core/posting/terms';
import { editorRoute } from '@boardwalk/sdk-core/vocabulary/routes/editor-route';
import { listing, shareListing } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { Ellipsis } from 'lucide';
import { useWidget } from '../../element/mount/widget-context.ts';
import { Button } from '../../kit/button/Button.tsx';
import { Menu } from '../../parts/menu/Menu.tsx';
import type { MenuItem } from '../../parts/menu/menu-item.ts';
import { actionLabel } from './action-labels.ts';
import type { OwnListingActions } from './use-own-listing-actions.ts';
import './my-listings.css';

interface RowActionsProps {
  readonly row: OwnListingSummary;
  readonly deeds: OwnListingActions;
  readonly onDelete: () => void;
  readonly onRevisions: () => void;
}

/** What can be done with one listing: its editor, and a menu of the rest, as far as the rights to it go. */
export function RowActions({ row, deeds, onDelete, onRevisions }: RowActionsProps) {
  const { env, navigate } = useWidget();
  const messages = env.messages(myListingsMessages);
  const { id, listingType: type, standing } = row;
  const title = row.title || messages.untitled;
  const action = (name: string, label: string, onPick: () => void): MenuItem => ({
    kind: 'action',
    id: name,
    label,
    onPick,
  });
  const isDraft = standing === 'draft';
  const mayWrite = mayWith(row, 'write');
  const actions = mayWrite ? actionsOf(type, standing) : [];
  const isSeen = standing === 'active' || standing === 'underOffer';
  const items: readonly MenuItem[] = [
    ...(isSeen ? [action('see', messages.see, () => navigate(listing({ type, id })))] : []),
    ...actions.map((one) =>
      action(one, actionLabel(messages, one, row), () => deeds.act([row], one)),
    ),
    ...(mayWrite && !isDraft ? [action('revisions', messages.revisions, onRevisions)] : []),
    ...(mayWith(row, 'administration') && !isDraft
      ? [action('share', messages.share, () => navigate(shareListing({ type, id })))]
      : []),
    // What was taken down for a reason is not posted again under another number, nor what others have
    // written under one's own name.
    ...(standing === 'removed' || row.rights
      ? []
      : [action('duplicate', messages.duplicate, () => deeds.duplicate(row))]),
    ...(mayWith(row, 'delete')
      ? [{ ...action('delete', messages.delete, onDelete), isDanger: true }]
      : []),
  ];
  const canRenew = actions.includes('renew');
  return (
    <div className="own-actions">
      {canRenew && endsSoon(row.expiresAt, env.clock.now()) && (
        <Button
          variant="primary"
          aria-label={fillMessage(messages.renewNamed, { title })}
          onClick={() => deeds.act([row], 'renew')}
        >
          {messages['do.renew']}
        </Button>
      )}
      {mayWrite && (
        <Button
          aria-label={fillMessage(isDraft ? messages.continueNamed : messages.editNamed, { title })}
          onClick={() => navigate(editorRoute({ id, type, isPublished: !isDraft }))}
        >
          {isDraft ? messages.continue : messages.edit}
        </Button>
      )}
      <Menu
        label={fillMessage(messages.more, { title })}
        icon={Ellipsis}
        isLabelHidden
        items={items}
      />
    </div>
  );
}
