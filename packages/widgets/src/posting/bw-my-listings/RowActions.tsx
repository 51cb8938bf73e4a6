import { actionsOf } from '@boardwalk/sdk-core/posting/life';
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
import type { Deeds } from './use-deeds.ts';

interface RowActionsProps {
  readonly row: OwnListingSummary;
  readonly deeds: Deeds;
  readonly onDelete: () => void;
  readonly onRevisions: () => void;
}

/** What can be done with one listing: its editor, and a menu of the rest. */
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
  const isSeen = standing === 'active' || standing === 'underOffer';
  const items: readonly MenuItem[] = [
    ...(isSeen ? [action('see', messages.see, () => navigate(listing({ type, id })))] : []),
    ...actionsOf(type, standing).map((one) =>
      action(one, actionLabel(messages, one, row), () => deeds.act([row], one)),
    ),
    ...(isDraft
      ? []
      : [
          action('revisions', messages.revisions, onRevisions),
          action('share', messages.share, () => navigate(shareListing({ type, id }))),
        ]),
    // What was taken down for a reason is not posted again under another number.
    ...(standing === 'removed'
      ? []
      : [action('duplicate', messages.duplicate, () => deeds.duplicate(row))]),
    { ...action('delete', messages.delete, onDelete), isDanger: true },
  ];
  const canRenew = actionsOf(type, standing).includes('renew');
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
      <Button
        aria-label={fillMessage(isDraft ? messages.continueNamed : messages.editNamed, { title })}
        onClick={() => navigate(editorRoute({ id, type, isPublished: !isDraft }))}
      >
        {isDraft ? messages.continue : messages.edit}
      </Button>
      <Menu
        label={fillMessage(messages.more, { title })}
        icon={Ellipsis}
        isLabelHidden
        items={items}
      />
    </div>
  );
}
