import { shareMessages } from '@boardwalk/sdk-core/listings/page/share-messages';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { Check, Link } from 'lucide';
import { type RefObject, useRef, useState } from 'react';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { Button } from '../../../kit/button/Button.tsx';
import { Popover } from '../../../kit/popover/Popover.tsx';
import { shareLinks } from './share-links.ts';
import '../../../kit/button/button.css';
import './share.css';

export { default as styles } from './SharePopover.tsx?styles';

interface SharePopoverProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly anchor: RefObject<HTMLElement | null>;
  readonly title: string;
  /** Of the popover, in place of “Share this listing”. */
  readonly label?: string;
  readonly getAddress: () => string;
  /** A way was taken. */
  readonly onShare: () => void;
}

/** Ways to send the listing on, in a popover at its button. */
export function SharePopover(props: SharePopoverProps) {
  const { title, getAddress, onShare, label, ...popover } = props;
  const address = getAddress();
  const messages = useMessages(shareMessages);
  const heading = label ?? messages.title;
  const content = useRef<HTMLDivElement>(null);
  return (
    <Popover {...popover} label={heading}>
      <div ref={content} className="share">
        <p className="share-title">{heading}</p>
        <CopyLink address={address} onShare={onShare} />
        <ul className="share-ways">
          {shareLinks(title, address, messages).map(({ name, address: way, isPage }) => (
            <li key={name}>
              <a
                className="button button-secondary"
                href={way}
                onClick={onShare}
                {...(isPage && {
                  target: '_blank',
                  rel: 'noopener noreferrer',
                  'aria-label': fillMessage(messages.newWindow, { name }),
                })}
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </Popover>
  );
}

type Copying = 'idle' | 'copied' | 'failed';

interface CopyLinkProps extends Pick<SharePopoverProps, 'onShare'> {
  readonly address: string;
}

function CopyLink({ address, onShare }: CopyLinkProps) {
  const messages = useMessages(shareMessages);
  const [state, setState] = useState<Copying>('idle');

  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      setState('copied');
      onShare();
    } catch {
      // Forbidden by the page's policy, or not served securely: the link shows, to be copied by hand.
      setState('failed');
    }
  }

  const isCopied = state === 'copied';
  return (
    <>
      <Button variant="primary" icon={isCopied ? Check : Link} onClick={() => void copy()}>
        {isCopied ? messages.copied : messages.copy}
      </Button>
      <p role="status" className="visually-hidden">
        {isCopied && messages.copied}
      </p>
      {state === 'failed' && (
        <label className="share-address">
          <span role="alert">{messages.copyFailed}</span>
          <input readOnly value={address} onFocus={(focus) => focus.currentTarget.select()} />
        </label>
      )}
    </>
  );
}
