import { kindLabels } from '@boardwalk/sdk-core/listings/labels/kind-labels';
import { myListingsMessages } from '@boardwalk/sdk-core/posting/own/my-listings-messages';
import { postListing } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { Plus } from 'lucide';
import { useWidget } from '../../element/mount/widget-context.ts';
import { Menu } from '../../parts/menu/Menu.tsx';
import { usePostableKinds } from './use-postable-kinds.ts';

/** What can be posted. */
export function PostMenu() {
  const { env, navigate } = useWidget();
  const labels = env.messages(kindLabels);
  const kinds = usePostableKinds();
  return (
    <Menu
      label={env.messages(myListingsMessages).post}
      icon={Plus}
      items={kinds.map((type) => ({
        kind: 'action',
        id: type,
        label: labels[type],
        onPick: () => navigate(postListing({ type })),
      }))}
    />
  );
}
