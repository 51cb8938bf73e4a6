import { inboxMessages } from '@boardwalk/sdk-core/inbox/inbox-messages';
import type { Thread } from '@boardwalk/sdk-core/inbox/threads/schemas';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { useCounted } from '../../../parts/count/use-counted.ts';
import { PersonLabel } from '../../../profile/shared/person-finder/PersonLabel.tsx';
import { InboxLink } from '../InboxLink.tsx';
import { useMoments } from '../use-moments.ts';
import { useName } from '../use-name.ts';
import { NewestLine } from './NewestLine.tsx';
import './list.css';

/** With whom a conversation is, what it is about, its newest message, and how many wait. */
export function ThreadRow({ thread }: { readonly thread: Thread }) {
  const { id, other, unread, listing } = thread;
  const messages = useMessages(inboxMessages);
  const counted = useCounted();
  const moments = useMoments();
  const name = useName()(other);
  const newest = thread.messages.at(-1);
  const title = listing?.summary?.title;
  return (
    <li data-thread={id} className={unread > 0 ? 'is-unread' : undefined}>
      <InboxLink to={{ view: 'threads', thread: id }} className="thread-row">
        <PersonLabel
          person={{ firstName: name, lastName: null, profilePicture: other.profilePicture }}
          note={
            <>
              {title !== undefined && (
                <span className="thread-about" dir="auto">
                  {title}
                </span>
              )}
              {newest && <NewestLine message={newest} isOwn={newest.authorId !== other.id} />}
            </>
          }
        />
        <span className="thread-side">
          {newest && <time dateTime={newest.sentAt}>{moments.short(newest.sentAt)}</time>}
          {unread > 0 && (
            <>
              <span className="thread-badge" aria-hidden="true">
                {unread > 99 ? '99+' : unread}
              </span>
              <span className="visually-hidden">{counted(messages.unread, unread)}</span>
            </>
          )}
        </span>
      </InboxLink>
    </li>
  );
}
