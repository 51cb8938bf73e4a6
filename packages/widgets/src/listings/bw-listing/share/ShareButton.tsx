import { pageRouteOf } from '@boardwalk/sdk-core/listings/page-route';
import { Share2 } from 'lucide';
import { useRef, useState } from 'react';
import { useWidget } from '../../../element/widget-context.ts';
import { Button } from '../../../kit/button/Button.tsx';
import { useLoaded } from '../../../kit/lazy/use-loaded.ts';
import { useListing } from '../listing-scope.ts';
import { Note } from '../Note.tsx';

const loadPopover = () => import('./SharePopover.tsx');

/** Sends the listing on: by the device's own means where it has any, else by a choice of ours. */
export function ShareButton() {
  const { href } = useWidget();
  const { listing, store, messages, emit } = useListing();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { part, hasFailed } = useLoaded(loadPopover, isOpen);
  const { id, title } = listing;

  function addressOf() {
    return new URL(href(pageRouteOf(listing)), location.href).href;
  }

  function record() {
    store.record('share');
    emit('bw-share', { id, address: addressOf() });
  }

  async function share() {
    if (!('share' in navigator)) return setOpen(true);
    try {
      await navigator.share({ title, url: addressOf() });
      record();
    } catch (error) {
      // Whoever closes the device's dialog wants no other.
      const isDismissed = error instanceof DOMException && error.name === 'AbortError';
      if (!isDismissed) setOpen(true);
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
      {isOpen && hasFailed && <Note onRetry={() => setOpen(false)}>{messages.partFailed}</Note>}
      {part && (
        <part.SharePopover
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          anchor={button}
          title={title}
          address={addressOf()}
          onShare={record}
        />
      )}
    </>
  );
}
