import { inboxMessages } from '@boardwalk/sdk-core/inbox/inbox-messages';
import { serverName } from '@boardwalk/sdk-core/inbox/threads/text-parts';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { Button } from '../../../kit/button/Button.tsx';
import { Dialog } from '../../../kit/dialog/Dialog.tsx';
import '../../../kit/button/button.css';
import './log.css';

interface LinkWarningProps {
  /** Where the link leads that was pressed; absent while none was. */
  readonly address: string | undefined;
  readonly onClose: () => void;
}

/** A word of warning before a link of somebody opens whom one doesn't know. */
export function LinkWarning({ address, onClose }: LinkWarningProps) {
  const messages = useMessages(inboxMessages);
  return (
    <Dialog
      isOpen={address !== undefined}
      onClose={onClose}
      title={address ? fillMessage(messages.linkTitle, { server: serverName(address) }) : ''}
      closeLabel={messages.close}
      footer={
        <div className="link-ways">
          <Button onClick={onClose}>{messages.linkCancel}</Button>
          <a
            className="button button-primary"
            href={address}
            target="_blank"
            rel="noopener noreferrer nofollow"
            onClick={onClose}
          >
            {messages.linkOpen}
          </a>
        </div>
      }
    >
      <p className="link-text">{messages.linkText}</p>
      <p className="link-address" dir="ltr">
        {address}
      </p>
    </Dialog>
  );
}
