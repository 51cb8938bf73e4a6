import { inboxMessages } from '@boardwalk/sdk-core/inbox/inbox-messages';
import type { Thread } from '@boardwalk/sdk-core/inbox/threads/schemas';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { Ban, Flag, Trash2 } from 'lucide';
import { createElement, useRef, useState } from 'react';
import { useMessages, useWidget } from '../../../element/mount/widget-context.ts';
import { IconButton } from '../../../kit/button/IconButton.tsx';
import { useFocusBack } from '../../../kit/dialog/use-focus-back.ts';
import { lazyParts } from '../../../kit/lazy/lazy-parts.tsx';
import { PersonLabel } from '../../../profile/shared/person-finder/PersonLabel.tsx';
import { useInbox } from '../inbox-scope.ts';
import { LazyOnBoardwalk } from '../partner/partner-parts.ts';
import { useName } from '../use-name.ts';
import './open-thread.css';

const ThreadDialogs = lazyParts(() => import('../actions/ThreadDialogs.tsx')).component(
  'ThreadDialogs',
);

/** With whom the conversation is, and what can be done with it. */
export function ThreadHead({ thread }: { readonly thread: Thread }) {
  const { other, isIgnored } = thread;
  const { level } = useInbox();
  const { host } = useWidget();
  const messages = useMessages(inboxMessages);
  const name = useName()(other);
  const heading = useRef<HTMLHeadingElement>(null);
  const [asked, setAsked] = useState<'delete' | 'block' | 'report'>();
  // A blocked user can't be blocked again.
  useFocusBack(asked !== undefined, heading);
  return (
    <header className="conversation-head">
      {createElement(
        `h${level + 1}`,
        { ref: heading, className: 'conversation-name', tabIndex: -1 },
        <PersonLabel
          person={{ firstName: name, lastName: null, profilePicture: other.profilePicture }}
        />,
      )}
      {!host.firstParty && <LazyOnBoardwalk id={thread.id} />}
      {host.firstParty && !other.isFormer && !isIgnored && (
        <IconButton
          icon={Ban}
          label={fillMessage(messages.block, { name })}
          onClick={() => setAsked('block')}
        />
      )}
      {/* Reports and what they end are for our own site. */}
      {host.firstParty && (
        <>
          <IconButton
            icon={Flag}
            label={fillMessage(messages.report, { name })}
            onClick={() => setAsked('report')}
          />
          <IconButton icon={Trash2} label={messages.delete} onClick={() => setAsked('delete')} />
        </>
      )}
      <ThreadDialogs
        isWanted={asked !== undefined}
        thread={thread}
        asked={asked}
        onClose={() => setAsked(undefined)}
        onUndone={() => heading.current?.focus()}
      />
    </header>
  );
}
