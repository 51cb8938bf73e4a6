import type { CurrentUser } from '@boardwalk/sdk-core/account/sessions/current-user-schemas';
import { createLocalDrafts } from '@boardwalk/sdk-core/account/sessions/local-drafts';
import type { Remote } from '@boardwalk/sdk-core/http/environment';
import { lastValue } from '@boardwalk/sdk-core/http/remote';
import type { Labels } from '@boardwalk/sdk-core/listings/labels/label-text';
import { loadLabels } from '@boardwalk/sdk-core/listings/labels/load-labels';
import { postingMessages } from '@boardwalk/sdk-core/posting/messages';
import type { OwnListing } from '@boardwalk/sdk-core/posting/schemas';
import {
  createPostingStore,
  type PostingStore,
  type Writing as WrittenListing,
} from '@boardwalk/sdk-core/posting/store';
import type { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { myListings } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { createElement, type ReactNode, useMemo, useState } from 'react';
import { useSession } from '../../account/shared/session/use-session.ts';
import { useMessages } from '../../element/mount/widget-context.ts';
import { RouteLink } from '../../element/RouteLink.tsx';
import { lazyParts } from '../../kit/lazy/lazy-parts.tsx';
import { EmptyState } from '../../kit/state/EmptyState.tsx';
import { ErrorState } from '../../kit/state/ErrorState.tsx';
import { PartLevelContext } from '../../parts/part-heading/PartHeading.tsx';
import { useExplanation } from '../../parts/problem/use-explanation.ts';
import { PlaceRows } from '../../parts/remote-state/PlaceRows.tsx';
import { useRemote } from '../../parts/remote-state/use-remote.ts';
import { KindChoice } from './entrance/KindChoice.tsx';
import { Obstacle } from './entrance/Obstacle.tsx';
import { PostingSignIn } from './entrance/PostingSignIn.tsx';
import type { PostContext } from './post-context.ts';
import '../../kit/button/button.css';
import './post.css';

const form = lazyParts(() => import('./form-parts.ts'));
const PostForm = form.component('PostForm', { Place: WaitingForm, Missing: MissingForm });

/** The whole of `<bw-post>`. */
export function PostWidget({ context }: { readonly context: PostContext }) {
  const { attributes, env } = context;
  const { type, headingLevel } = attributes;
  const messages = env.messages(postingMessages);
  const user = useSession(env);
  if (user === null || (user && !mayPost(user))) {
    return (
      <Frame level={headingLevel} title={messages.chooseTitle}>
        <PostingSignIn context={context} user={user} />
      </Frame>
    );
  }
  if (type === undefined) {
    return (
      <Frame level={headingLevel} title={messages.chooseTitle}>
        <KindChoice />
      </Frame>
    );
  }
  if (user) {
    return (
      <Writing key={`${user.id} ${type} ${attributes.listing}`} {...{ context, type, user }} />
    );
  }
  return (
    <Frame level={headingLevel} title={titleOf(context, type)}>
      <PlaceRows rows={8} />
    </Frame>
  );
}

/** What is written, and whose it is where it is somebody else’s. */
function titleOf(
  { attributes, env }: PostContext,
  type: WritingProps['type'],
  owner?: OwnListing['owner'],
): string {
  const messages = env.messages(postingMessages);
  if (attributes.listing === undefined) return messages[`post.${type}`];
  if (!owner) return messages[`edit.${type}`];
  return fillMessage(messages[`editOther.${type}`], { name: owner.firstName });
}

/** Whether the user may post: on a partner's page they may have let it do other things alone. */
function mayPost({ scopes }: CurrentUser): boolean {
  return scopes === undefined || scopes.includes('listings:write');
}

interface FrameProps {
  readonly level: number;
  readonly title: string;
  readonly children: ReactNode;
}

function Frame({ level, title, children }: FrameProps) {
  return (
    <div className="post">
      {createElement(
        `h${level}`,
        { className: 'post-title', part: 'heading', tabIndex: -1 },
        title,
      )}
      <PartLevelContext value={level + 1}>{children}</PartLevelContext>
    </div>
  );
}

interface WritingProps {
  readonly context: PostContext;
  readonly type: NonNullable<PostContext['attributes']['type']>;
  readonly user: CurrentUser;
}

/** One listing that somebody writes, once it is known what is written of it. */
function Writing({ context, type, user }: WritingProps) {
  const { attributes, env, host } = context;
  const { headingLevel, listing, draft } = attributes;
  // Where site and API are our own, and nothing of somebody who is only acted as.
  const isOwnSite = host.firstParty && env.apiOrigin === env.siteOrigin;
  const keepsWords = isOwnSite && user.actor === null;
  const [store] = useState(() =>
    createPostingStore(
      env,
      async (kind) => env.messages<Labels>(await loadLabels(kind)),
      keepsWords ? createLocalDrafts({ owner: user.id, clock: env.clock }) : undefined,
    ),
  );
  const address = useMemo(() => ({ type, listing, draft }), [type, listing, draft]);
  const remote = useRemote(store, address);
  const owner = lastValue(remote)?.listing?.owner;
  const title = titleOf(context, type, owner?.id === user.id ? undefined : owner);
  return (
    <Frame level={headingLevel} title={title}>
      <Written {...{ context, store, remote }} />
    </Frame>
  );
}

interface WrittenProps extends Pick<WritingProps, 'context'> {
  readonly store: PostingStore<Labels>;
  readonly remote: Remote<WrittenListing<Labels>, Problem>;
}

/** The form, or why there is none yet. */
function Written({ context, store, remote }: WrittenProps) {
  const messages = useMessages(postingMessages);
  const explain = useExplanation();
  if (remote.state === 'failed') {
    if (remote.problem.code === 'not-found') {
      return (
        <EmptyState title={messages.missing} advice={messages.missingAdvice}>
          <RouteLink route={myListings({})} className="button button-primary">
            {messages.myListings}
          </RouteLink>
        </EmptyState>
      );
    }
    return (
      <ErrorState
        title={messages.failed}
        advice={explain(remote.problem)}
        retryLabel={messages.retry}
        onRetry={() => void store.reload()}
      />
    );
  }
  if (remote.state !== 'ready') return <WaitingForm />;
  const { value } = remote;
  if (value.obstacle) return <Obstacle obstacle={value.obstacle} store={store} />;
  // Another version of it, or its draft thrown away, is another beginning.
  const start = `${value.listing?.version} ${value.draftSavedAt}`;
  return <PostForm key={start} context={context} store={store} writing={value} />;
}

function WaitingForm() {
  const messages = useMessages(postingMessages);
  return (
    <div aria-busy="true">
      <p className="visually-hidden" role="status">
        {messages.loading}
      </p>
      <PlaceRows rows={8} />
    </div>
  );
}

function MissingForm({ onRetry }: { readonly onRetry: () => void }) {
  const messages = useMessages(postingMessages);
  return (
    <ErrorState
      title={messages.failed}
      advice={messages.failedAdvice}
      retryLabel={messages.retry}
      onRetry={onRetry}
    />
  );
}
