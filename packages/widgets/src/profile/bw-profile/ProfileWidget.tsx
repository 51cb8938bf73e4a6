import { createSessionStore } from '@boardwalk/sdk-core/account/sessions/session-store';
import { lastValue } from '@boardwalk/sdk-core/http/remote';
import { profileMessages } from '@boardwalk/sdk-core/profile/profile-messages';
import { createProfileStore } from '@boardwalk/sdk-core/profile/store';
import { login } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { useStore } from '@nanostores/react';
import { type ReactNode, useState } from 'react';
import { useSession } from '../../account/shared/session/use-session.ts';
import { useMessages } from '../../element/mount/widget-context.ts';
import { RouteLink } from '../../element/RouteLink.tsx';
import { ErrorState } from '../../kit/state/ErrorState.tsx';
import { useExplanation } from '../../parts/problem/use-explanation.ts';
import { useRemote } from '../../parts/remote-state/use-remote.ts';
import { PictureSection } from './PictureSection.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import type { ProfileContext } from './profile-context.ts';
import '../../kit/button/button.css';
import './profile.css';

/** Shows the whole of `<bw-profile>`, for the signed-in user. */
export function ProfileWidget({ context }: { readonly context: ProfileContext }) {
  const { env, initial } = context;
  const messages = env.messages(profileMessages);
  const user = useSession(env, initial);
  const session = env.store(createSessionStore);
  const found = useStore(session.$user);
  const explain = useExplanation();
  const store = env.store(createProfileStore);
  const remote = useRemote(store, initial?.profile);
  const profile = lastValue(remote) ?? initial?.profile;
  /** Counts how often the form restarted with what is stored. */
  const [round, setRound] = useState(0);
  const isOwn = profile !== undefined && profile.id === user?.id;

  if (user === null) {
    return (
      <Frame>
        <SignedOut />
      </Frame>
    );
  }
  if (isOwn) {
    return (
      <Frame>
        <PictureSection context={context} profile={profile} />
        <ProfileForm
          key={`${profile.id} ${round}`}
          profile={profile}
          returnTo={context.attributes.returnTo}
          onAnew={async () => {
            await store.reload();
            setRound(round + 1);
          }}
        />
      </Frame>
    );
  }
  const unknown = found.state === 'failed' && user === undefined ? found : undefined;
  const failed = unknown ?? (remote.state === 'failed' ? remote : undefined);
  if (failed) {
    return (
      <Frame>
        <ErrorState
          title={messages.failed}
          advice={explain(failed.problem)}
          retryLabel={messages.retry}
          onRetry={() => void (unknown ? session.refresh() : store.reload())}
        />
      </Frame>
    );
  }
  return (
    <Frame isBusy>
      <p className="profile-note" role="status">
        {messages.loading}
      </p>
    </Frame>
  );
}

interface FrameProps {
  readonly isBusy?: boolean;
  readonly children: ReactNode;
}

/** The page below its title. */
function Frame({ isBusy, children }: FrameProps) {
  return (
    <div className="profile" aria-busy={isBusy}>
      <h1 className="profile-title" part="heading">
        {useMessages(profileMessages).title}
      </h1>
      {children}
    </div>
  );
}

function SignedOut() {
  const messages = useMessages(profileMessages);
  return (
    <>
      <p className="profile-note">{messages.signedOut}</p>
      <p className="profile-note">
        <RouteLink route={login({})} className="button button-primary">
          {messages.signIn}
        </RouteLink>
      </p>
    </>
  );
}
