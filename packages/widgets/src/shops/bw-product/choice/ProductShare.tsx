import { productMessages } from '@boardwalk/sdk-core/shops/view/product-messages';
import type { SiteRoute } from '@boardwalk/sdk-core/vocabulary/routes/site-route';
import { Share } from 'lucide';
import { useRef, useState } from 'react';
import { useWidget } from '../../../element/mount/widget-context.ts';
import { Button } from '../../../kit/button/Button.tsx';
import { lazyParts } from '../../../kit/lazy/lazy-parts.tsx';
import { ShopPartMissing } from '../../shared/missing/ShopPartMissing.tsx';

const popover = lazyParts(() => import('../../../listings/shared/share/SharePopover.tsx'));
const SharePopover = popover.component('SharePopover', { Missing: ShopPartMissing });

interface ProductShareProps {
  readonly title: string;
  readonly route: SiteRoute;
  readonly onShare: (address: string) => void;
}

/** Sends the product on: by the device's own means where it has any, else by a choice of ours. */
export function ProductShare({ title, route, onShare }: ProductShareProps) {
  const { env, href } = useWidget();
  const messages = env.messages(productMessages);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const getAddress = () => new URL(href(route), location.href).href;

  async function share() {
    if (!('share' in navigator)) return setOpen(true);
    try {
      await navigator.share({ title, url: getAddress() });
      onShare(getAddress());
    } catch (error) {
      // A user who closes the device's dialog wants no other.
      const { name }: Partial<Error> = Object(error);
      if (name !== 'AbortError') setOpen(true);
    }
  }

  return (
    <>
      <Button
        ref={button}
        icon={Share}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => void share()}
      >
        {messages.share}
      </Button>
      <SharePopover
        isWanted={isOpen}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        anchor={button}
        title={title}
        label={messages.shareTitle}
        getAddress={getAddress}
        onShare={() => onShare(getAddress())}
      />
    </>
  );
}
