import { contactMessages } from '@boardwalk/sdk-core/inbox/contact/contact-messages';
import type { ThreadId } from '@boardwalk/sdk-core/vocabulary/ids';
import { thread as threadRoute } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import type { SiteRoute } from '@boardwalk/sdk-core/vocabulary/routes/site-route';
import type { ReactNode } from 'react';
import { useMessages, useWidget } from '../../../element/mount/widget-context.ts';
import { RouteLink } from '../../../element/RouteLink.tsx';
import { Button } from '../../../kit/button/Button.tsx';
import '../../../kit/button/button.css';
import '../../../parts/confirm/dialog-form.css';

interface OutcomeProps {
  readonly onClose: (() => void) | undefined;
  readonly children: ReactNode;
}

interface ToldProps extends OutcomeProps {
  /** Where it goes on. */
  readonly way?: ReactNode;
  /** Whether something that had the focus gave way to it; always in a dialog. */
  readonly hasReplaced?: boolean;
}

/** What there is to say in place of the form, with the ways out. */
export function ContactNotice({ onClose, way, hasReplaced, children }: ToldProps) {
  const { done } = useMessages(contactMessages);
  return (
    <>
      <p className="dialog-text" role="status">
        {children}
      </p>
      {(onClose || way) && (
        <div ref={hasReplaced || onClose ? focusFirst : undefined} className="dialog-actions">
          {onClose && (
            <Button variant={way ? 'secondary' : 'primary'} onClick={onClose}>
              {done}
            </Button>
          )}
          {way}
        </div>
      )}
    </>
  );
}

interface ElsewhereProps extends Omit<ToldProps, 'way'> {
  readonly route: SiteRoute;
  readonly label: string;
}

/** What goes on on our own site, in another tab. */
export function Elsewhere({ route, label, ...rest }: ElsewhereProps) {
  const { href } = useWidget();
  const { newTab } = useMessages(contactMessages);
  const way = (
    <a className="button button-primary" href={href(route)} target="_blank" rel="noopener">
      {label}
      <span className="visually-hidden"> {newTab}</span>
    </a>
  );
  return <ContactNotice {...rest} way={way} />;
}

interface SentProps {
  readonly thread: ThreadId;
  readonly onClose: (() => void) | undefined;
}

/** The message is out: where its answer will stand. */
export function Sent({ thread, onClose }: SentProps) {
  const { host } = useWidget();
  const messages = useMessages(contactMessages);
  const route = threadRoute({ threadId: thread });
  if (!host.firstParty) {
    return (
      <Elsewhere route={route} label={messages.openElsewhere} onClose={onClose} hasReplaced>
        {messages.sent}
      </Elsewhere>
    );
  }
  const way = (
    <RouteLink route={route} className="button button-primary">
      {messages.open}
    </RouteLink>
  );
  return (
    <ContactNotice onClose={onClose} way={way} hasReplaced>
      {messages.sent}
    </ContactNotice>
  );
}

/** The form that had it is gone. */
function focusFirst(actions: HTMLElement | null): void {
  actions?.querySelector<HTMLElement>('button, a')?.focus();
}
