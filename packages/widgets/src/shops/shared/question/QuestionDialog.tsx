import type { Shop } from '@boardwalk/sdk-core/shops/schemas';
import { questionMessages } from '@boardwalk/sdk-core/shops/view/question-messages';
import type { ThreadId } from '@boardwalk/sdk-core/vocabulary/ids';
import { login, thread as threadRoute } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import type { SiteRoute } from '@boardwalk/sdk-core/vocabulary/routes/site-route';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { type ReactNode, useState } from 'react';
import { useSession } from '../../../account/shared/session/use-session.ts';
import { siteAddress } from '../../../element/environment/site-address.ts';
import { useEnvironment, useWidget } from '../../../element/mount/widget-context.ts';
import { RouteLink } from '../../../element/RouteLink.tsx';
import { Button } from '../../../kit/button/Button.tsx';
import { Dialog } from '../../../kit/dialog/Dialog.tsx';
import { confirmDialogMessages } from '../../../parts/confirm/messages.ts';
import { useSheetOverlay } from '../../../parts/overlay/use-sheet-overlay.ts';
import { PlaceRows } from '../../../parts/remote-state/PlaceRows.tsx';
import { QuestionForm } from './QuestionForm.tsx';
import '../../../kit/button/button.css';
import '../../../parts/confirm/dialog-form.css';
import './question.css';

export { default as styles } from './QuestionDialog.tsx?styles';

interface QuestionDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly shop: Pick<Shop, 'id' | 'name' | 'owner'>;
  readonly subject: string;
  readonly route: SiteRoute;
}

/** A question to the people of a shop, over its page. */
export function QuestionDialog({ isOpen, onClose, ...question }: QuestionDialogProps) {
  const { messages } = useEnvironment();
  useSheetOverlay(isOpen, onClose);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={fillMessage(messages(questionMessages).title, { shop: question.shop.name })}
      closeLabel={messages(confirmDialogMessages).close}
    >
      <QuestionContent {...question} onClose={onClose} />
    </Dialog>
  );
}

/** Shows the form to who may write, and says to others why they can't. */
function QuestionContent({ shop, subject, route, onClose }: Omit<QuestionDialogProps, 'isOpen'>) {
  const { env, host } = useWidget();
  const messages = env.messages(questionMessages);
  const [thread, setThread] = useState<ThreadId>();
  const user = useSession(env);

  if (!host.firstParty) {
    return (
      <Notice
        text={messages.notHere}
        onClose={onClose}
        way={
          <a
            className="button button-primary"
            href={siteAddress(route.path, env)}
            target="_blank"
            rel="noopener"
          >
            {messages.elsewhere}
          </a>
        }
      />
    );
  }
  if (thread !== undefined) {
    return (
      <Notice
        text={messages.sent}
        onClose={onClose}
        way={
          <RouteLink route={threadRoute({ threadId: thread })} className="button button-primary">
            {messages.open}
          </RouteLink>
        }
      />
    );
  }
  if (user === undefined) return <PlaceRows rows={3} />;
  if (user === null) {
    return (
      <Notice
        text={messages.signedOut}
        onClose={onClose}
        way={
          <RouteLink
            route={login({}, { 'return-to': location.pathname + location.search })}
            className="button button-primary"
          >
            {messages.signIn}
          </RouteLink>
        }
      />
    );
  }
  if (user.id === shop.owner.id) return <Notice text={messages.own} onClose={onClose} />;
  if (user.actor) return <Notice text={messages.acting} onClose={onClose} />;
  return (
    <QuestionForm {...{ shop, subject, route, onClose }} author={user.id} onSent={setThread} />
  );
}

interface NoticeProps {
  readonly text: string;
  readonly onClose: () => void;
  /** Where it goes on. */
  readonly way?: ReactNode;
}

/** What there is to say in place of the form, with the ways out. */
function Notice({ text, onClose, way }: NoticeProps) {
  const messages = useEnvironment().messages(questionMessages);
  return (
    <div className="question-notice">
      <p className="dialog-text" role="status">
        {text}
      </p>
      <div ref={focusFirstAction} className="dialog-actions">
        <Button variant={way ? 'secondary' : 'primary'} onClick={onClose}>
          {messages.done}
        </Button>
        {way}
      </div>
    </div>
  );
}

/** The form that had it is gone. */
function focusFirstAction(actions: HTMLElement | null): void {
  actions?.querySelector<HTMLElement>('button, a')?.focus();
}
