import { pageRouteOf } from '@boardwalk/sdk-core/listings/page/page-route';
import { Share2 } from 'lucide';
import { useRef, useState } from 'react';
import { useWidget } from '../../../element/mount/widget-context.ts';
import { Button } from '../../../kit/button/Button.tsx';
import { lazyParts } from '../../../kit/lazy/lazy-parts.tsx';
import { ListingPartMissing } from '../ListingPartMissing.tsx';
import { useListing } from '../listing-scope.ts';
import '../head/head.css';

const popover = lazyParts(() => import('../../shared/share/SharePopover.tsx'));
const SharePopover = popover.component('SharePopover', { Missing: ListingPartMissing });

/** Sends the listing on: by the device's own means where it has any, else by a choice of ours. */
export function ShareButton() {
  const { href } = useWidget();
  const { listing, store, messages, emit } = useListing();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { id, title } = listing;

  function getAddress() {
    return new URL(href(pageRouteOf(listing)), location.href).href;
  }

  function record() {
    store.record('share');
    emit('bw-share', { id, address: getAddress() });
  }

  async function share() {
    if (!('share' in navigator)) return setOpen(true);
    try {
      await navigator.share({ title, url: getAddress() });
      record();
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
        variant="quiet"
        icon={Share2}
        className="share-button"
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
        getAddress={getAddress}
        onShare={record}
      />
    </>
  );
}
