import { inboxMessages } from '@boardwalk/sdk-core/inbox/inbox-messages';
import { Settings } from 'lucide';
import { useRef, useState } from 'react';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { IconButton } from '../../../kit/button/IconButton.tsx';
import { lazyParts } from '../../../kit/lazy/lazy-parts.tsx';
import { PartMissing } from '../../../parts/remote-state/PartMissing.tsx';

const SettingsPopover = lazyParts(() => import('./SettingsPopover.tsx')).component(
  'SettingsPopover',
  { Missing: PartMissing },
);

/** Opens what is chosen for all conversations. */
export function SettingsButton() {
  const messages = useMessages(inboxMessages);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        ref={button}
        icon={Settings}
        label={messages.settings}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      />
      <SettingsPopover
        isWanted={isOpen}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        anchor={button}
      />
    </>
  );
}
