import type { IgnoredPerson } from '@boardwalk/sdk-core/inbox/ignored/ignored-store';
import { inboxMessages } from '@boardwalk/sdk-core/inbox/inbox-messages';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { UserX } from 'lucide';
import { useRef } from 'react';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { Button } from '../../../kit/button/Button.tsx';
import { EmptyState } from '../../../kit/state/EmptyState.tsx';
import { RemoteContent } from '../../../parts/remote-state/RemoteContent.tsx';
import { useRemote } from '../../../parts/remote-state/use-remote.ts';
import { PersonLabel } from '../../../profile/shared/person-finder/PersonLabel.tsx';
import { useInboxToasts } from '../actions/use-inbox-toasts.ts';
import { useInbox } from '../inbox-scope.ts';
import { useMoments } from '../use-moments.ts';
import { useName } from '../use-name.ts';
import { useScrollRestoration } from '../use-scroll-restoration.ts';
import '../inbox.css';

export { default as styles } from './Ignored.tsx?styles';

/** Whom somebody has blocked; it stays as it was left while another view shows. */
export function Ignored({ isShown }: { readonly isShown: boolean }) {
  const { ignored: store } = useInbox();
  const messages = useMessages(inboxMessages);
  const remote = useRemote(store);
  const list = useRef<HTMLDivElement>(null);
  const keepScroll = useScrollRestoration(list, isShown);
  const { tell, tellFailure } = useInboxToasts();
  const nameOf = useName();

  async function unblock(person: IgnoredPerson) {
    try {
      await store.change(person.id, false);
    } catch (error) {
      tellFailure(error);
      return;
    }
    // The row that was pressed is gone.
    list.current?.focus();
    tell(fillMessage(messages.hasUnblocked, { name: nameOf(person) }), () =>
      store.change(person.id, true),
    );
  }

  return (
    <section
      ref={list}
      className="ignored"
      part="ignored"
      aria-label={messages.blocked}
      hidden={!isShown}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
      tabIndex={0}
      onScroll={keepScroll}
    >
      <RemoteContent remote={remote} rows={4} onRetry={() => void store.reload()}>
        {(people) =>
          people.length === 0 ? (
            <EmptyState
              icon={UserX}
              title={messages.noneBlocked}
              advice={messages.noneBlockedAdvice}
            />
          ) : (
            <>
              <p className="ignored-lead">{messages.blockedLead}</p>
              <ul>
                {people.map((person) => (
                  <IgnoredRow key={person.id} person={person} onUnblock={unblock} />
                ))}
              </ul>
            </>
          )
        }
      </RemoteContent>
    </section>
  );
}

interface IgnoredRowProps {
  readonly person: IgnoredPerson;
  readonly onUnblock: (person: IgnoredPerson) => Promise<void>;
}

function IgnoredRow({ person, onUnblock }: IgnoredRowProps) {
  const messages = useMessages(inboxMessages);
  const { format } = useMoments();
  const name = useName()(person);
  return (
    <li className="ignored-row">
      <PersonLabel
        person={{ firstName: name, lastName: null, profilePicture: person.profilePicture }}
        note={fillMessage(messages.blockedSince, { date: format(person.since) })}
      />
      <Button
        aria-label={fillMessage(messages.unblockName, { name })}
        onClick={() => void onUnblock(person)}
      >
        {messages.unblock}
      </Button>
    </li>
  );
}
