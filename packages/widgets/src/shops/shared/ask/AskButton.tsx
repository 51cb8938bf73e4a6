import type { Shop } from '@boardwalk/sdk-core/shops/schemas';
import type { SiteRoute } from '@boardwalk/sdk-core/vocabulary/routes/site-route';
import { MessageSquare } from 'lucide';
import { useState } from 'react';
import { useWidget } from '../../../element/mount/widget-context.ts';
import { Button } from '../../../kit/button/Button.tsx';
import { Icon } from '../../../kit/icon/Icon.tsx';
import { lazyParts } from '../../../kit/lazy/lazy-parts.tsx';
import { PartMissing } from '../../../parts/remote-state/PartMissing.tsx';
import '../../../kit/button/button.css';

const dialog = lazyParts(() => import('./AskDialog.tsx'));
const AskDialog = dialog.component('AskDialog', { Missing: PartMissing });

interface AskButtonProps {
  readonly shop: Pick<Shop, 'id' | 'name' | 'owner'>;
  /** What is asked about: the title of a product, or the name of the shop. */
  readonly subject: string;
  /** The page of the subject. */
  readonly route: SiteRoute;
  readonly label: string;
  /** The same where it leads to our own site. */
  readonly elsewhere: string;
}

/** Writes to the people of a shop: on our own site in a dialog, from a page of others over there. */
export function AskButton({ shop, subject, route, label, elsewhere }: AskButtonProps) {
  const { host, href } = useWidget();
  const [isOpen, setOpen] = useState(false);
  if (!shop.owner.takesMessages) return null;
  if (!host.firstParty) {
    return (
      <a
        className="button button-primary"
        href={href(route)}
        target="_blank"
        rel="noopener"
        aria-label={elsewhere}
      >
        <Icon node={MessageSquare} />
        {label}
      </a>
    );
  }
  return (
    <>
      <Button
        variant="primary"
        icon={MessageSquare}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      <AskDialog
        isWanted={isOpen}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        shop={shop}
        subject={subject}
        route={route}
      />
    </>
  );
}
