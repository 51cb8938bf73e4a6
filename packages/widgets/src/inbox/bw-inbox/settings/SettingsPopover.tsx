import { inboxMessages } from '@boardwalk/sdk-core/inbox/inbox-messages';
import type { RefObject } from 'react';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { Popover } from '../../../kit/popover/Popover.tsx';
import { SeenChoice } from './SeenChoice.tsx';

export { default as styles } from './SettingsPopover.tsx?styles';

interface SettingsPopoverProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly anchor: RefObject<HTMLElement | null>;
}

/** What is chosen for all conversations. */
export function SettingsPopover(props: SettingsPopoverProps) {
  const messages = useMessages(inboxMessages);
  return (
    <Popover {...props} label={messages.settings}>
      <SeenChoice />
    </Popover>
  );
}
