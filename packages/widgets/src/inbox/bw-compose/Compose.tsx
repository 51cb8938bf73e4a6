import { createSessionStore } from '@boardwalk/sdk-core/account/sessions/session-store';
import { lastValue } from '@boardwalk/sdk-core/http/remote';
import { composeMessages } from '@boardwalk/sdk-core/inbox/compose/compose-messages';
import { messages as allMessages, login } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { ArrowLeft } from 'lucide';
import { createElement } from 'react';
import { useRemoteSession } from '../../account/shared/session/use-session.ts';
import { RouteLink } from '../../element/RouteLink.tsx';
import { Icon } from '../../kit/icon/Icon.tsx';
import { remoteMessages } from '../../parts/remote-state/messages.ts';
import { PlaceRows } from '../../parts/remote-state/PlaceRows.tsx';
import { Unready } from '../../parts/remote-state/Unready.tsx';
import { ComposeForm } from './ComposeForm.tsx';
import type { ComposeContext } from './compose-context.ts';
import '../../kit/button/button.css';
import '../../parts/confirm/dialog-form.css';
import './compose.css';

/** The whole of `<bw-compose>`. */
export function Compose({ context }: { readonly context: ComposeContext }) {
  const { attributes, env } = context;
  const messages = env.messages(composeMessages);
  const session = env.store(createSessionStore);
  const remote = useRemoteSession(env);
  const user = lastValue(remote);
  return (
    <section className="compose">
      <RouteLink route={allMessages({})} className="compose-back">
        <Icon node={ArrowLeft} />
        {messages.back}
      </RouteLink>
      {createElement(
        `h${attributes.headingLevel}`,
        { className: 'compose-title', part: 'heading' },
        messages.title,
      )}
      {user && <ComposeForm key={user.id} author={user.id} />}
      {user === undefined && (
        <Unready
          remote={remote}
          messages={env.messages(remoteMessages)}
          place={<PlaceRows rows={3} />}
          onRetry={() => void session.refresh()}
        />
      )}
      {user === null && (
        <>
          <p className="dialog-text">{messages.signedOut}</p>
          <p className="dialog-text">
            <RouteLink
              route={login({}, { 'return-to': location.pathname + location.search })}
              className="button button-primary"
            >
              {messages.signIn}
            </RouteLink>
          </p>
        </>
      )}
    </section>
  );
}
