import type { CurrentUser } from '@boardwalk/sdk-core/account/sessions/current-user-schemas';
import { createIgnoredStore } from '@boardwalk/sdk-core/inbox/ignored/ignored-store';
import { inboxMessages } from '@boardwalk/sdk-core/inbox/inbox-messages';
import type { AddedPictures } from '@boardwalk/sdk-core/inbox/pictures/added-pictures-store';
import type { ConversationStore } from '@boardwalk/sdk-core/inbox/threads/conversation-store';
import { threadsWithOutgoing } from '@boardwalk/sdk-core/inbox/threads/outgoing-storage';
import { createThreadsStore } from '@boardwalk/sdk-core/inbox/threads/threads-store';
import type { ThreadId } from '@boardwalk/sdk-core/vocabulary/ids';
import { composeMessage } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { createElement, useMemo, useRef, useState } from 'react';
import { RouteLink } from '../../element/RouteLink.tsx';
import { useNotifyOnChange } from '../../element/use-notify-on-change.ts';
import { lazyParts } from '../../kit/lazy/lazy-parts.tsx';
import { classNames } from '../../kit/style/class-names.ts';
import { PartMissing } from '../../parts/remote-state/PartMissing.tsx';
import { InboxLink } from './InboxLink.tsx';
import { type InboxContext, type InboxPlace, InboxScopeContext } from './inbox-scope.ts';
import { ListPane } from './list/ListPane.tsx';
import { LazyOnBoardwalk } from './partner/partner-parts.ts';
import { SettingsButton } from './settings/SettingsButton.tsx';
import { ConversationPane } from './thread/ConversationPane.tsx';
import { useFollowedFocus } from './use-followed-focus.ts';
import '../../kit/button/button.css';
import './inbox.css';

const Ignored = lazyParts(() => import('./ignored/Ignored.tsx')).component('Ignored', {
  Missing: PartMissing,
});

const SendKept = lazyParts(() => import('./writing/UnsentMessageSender.tsx')).component(
  'UnsentMessageSender',
);

interface ViewsProps {
  readonly context: InboxContext;
  readonly user: CurrentUser;
}

/** The inbox of one person: conversations beside the one that is open, or whom they have blocked. */
export function Views({ context, user }: ViewsProps) {
  const { attributes, env, host, emit, setAttributes } = context;
  const messages = env.messages(inboxMessages);
  const [stores] = useState(() => ({
    threads: createThreadsStore(env),
    conversations: new Map<ThreadId, ConversationStore>(),
    pictures: new Map<ThreadId, AddedPictures>(),
    ignored: createIgnoredStore(env),
    searches: new Set<() => Promise<void>>(),
  }));
  // Whom somebody has blocked, no partner's page may know.
  const view = attributes.view === 'ignored' && host.firstParty ? 'ignored' : 'threads';
  // The contract brands what addresses have as numbers.
  const thread = view === 'threads' ? (attributes.thread as ThreadId | undefined) : undefined;
  /** Where somebody went last within the widget; the page may have gone on since. */
  const [gone, setGone] = useState<InboxPlace>();
  const place = useMemo<InboxPlace>(
    () => ({ view, thread, message: gone?.thread === thread ? gone?.message : undefined }),
    [view, thread, gone],
  );
  const [wasIgnoredShown, setIgnoredShown] = useState(view === 'ignored');
  const [unsent] = useState(() =>
    host.firstParty ? threadsWithOutgoing({ owner: user.id, clock: env.clock }) : [],
  );
  const root = useRef<HTMLElement>(null);
  useFollowedFocus(root, place);
  if (view === 'ignored' && !wasIgnoredShown) setIgnoredShown(true);

  function tell(title: string) {
    emit('bw-inbox', { title });
  }
  useNotifyOnChange(thread === undefined ? titleOf(view) : undefined, tell);

  function titleOf(shown: InboxPlace['view']) {
    return shown === 'ignored' ? messages.blocked : messages.heading;
  }

  const scope = {
    ...stores,
    ...{ user, place, tell, level: attributes.headingLevel },
    go(next: InboxPlace) {
      setGone(next);
      setAttributes({ view: next.view, thread: next.thread }, 'push');
    },
  };
  return (
    <InboxScopeContext value={scope}>
      <section ref={root} className={classNames('inbox', thread !== undefined && 'has-thread')}>
        <header className="inbox-head">
          {createElement(
            `h${scope.level}`,
            { className: 'inbox-heading', part: 'heading', tabIndex: -1 },
            titleOf(view),
          )}
          <nav aria-label={messages.views} className="inbox-views" part="views">
            <InboxLink to={{ view: 'threads' }} className="inbox-view" holdsThreads>
              {messages.heading}
            </InboxLink>
            {host.firstParty ? (
              <>
                <InboxLink to={{ view: 'ignored' }} className="inbox-view">
                  {messages.blocked}
                </InboxLink>
                <RouteLink route={composeMessage({})} className="button button-secondary">
                  {messages.compose}
                </RouteLink>
                <SettingsButton />
              </>
            ) : (
              <LazyOnBoardwalk />
            )}
          </nav>
        </header>
        <div className="inbox-panes" part="panes" hidden={view !== 'threads'}>
          <ListPane isShown={view === 'threads'} />
          {thread === undefined ? (
            <p className="inbox-pick">{messages.pick}</p>
          ) : (
            <ConversationPane key={thread} id={thread} />
          )}
        </div>
        <SendKept isWanted={unsent.length > 0} ids={unsent} />
        {wasIgnoredShown && <Ignored isShown={view === 'ignored'} />}
      </section>
    </InboxScopeContext>
  );
}
