import { partnerInboxMessages } from '@boardwalk/sdk-core/inbox/partner/partner-messages';
import type { ThreadId } from '@boardwalk/sdk-core/vocabulary/ids';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { OnBoardwalk } from './OnBoardwalk.tsx';
import '../thread/thread.css';

interface BlockedHereProps {
  readonly id: ThreadId;
  readonly name: string;
}

/** Why one can't write to somebody whom one has blocked, and where that is changed. */
export function BlockedHere({ id, name }: BlockedHereProps) {
  const { blocked } = useMessages(partnerInboxMessages);
  return (
    <div className="writing-note">
      <p>{fillMessage(blocked, { name })}</p>
      <OnBoardwalk id={id} />
    </div>
  );
}
