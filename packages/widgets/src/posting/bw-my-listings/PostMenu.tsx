import { postingKinds } from '@boardwalk/sdk-core/listings/form/posting-kinds';
import { kindLabels } from '@boardwalk/sdk-core/listings/labels/kind-labels';
import { myListingsMessages } from '@boardwalk/sdk-core/posting/own/my-listings-messages';
import { postListing } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { Plus } from 'lucide';
import { useWidget } from '../../element/mount/widget-context.ts';
import { Menu } from '../../parts/menu/Menu.tsx';

/** What can be posted. */
export function PostMenu() {
  const { env, navigate } = useWidget();
  const kinds = env.messages(kindLabels);
  return (
    <Menu
      label={env.messages(myListingsMessages).post}
      icon={Plus}
      items={postingKinds.map((type) => ({
        kind: 'action',
        id: type,
        label: kinds[type],
        onPick: () => navigate(postListing({ type })),
      }))}
    />
  );
}
