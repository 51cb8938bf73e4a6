import { createSessionStore } from '@boardwalk/sdk-core/account/sessions/session-store';
import { createPendingActions } from '@boardwalk/sdk-core/account/sign-in/pending-actions';
import type { SiteRoute } from '@boardwalk/sdk-core/vocabulary/routes/site-route';
import { createElement, useEffect, useState } from 'react';
import { useEnvironment, useMessages } from '../../../element/mount/widget-context.ts';
import { Dialog } from '../../../kit/dialog/Dialog.tsx';
import { sessionMessages } from './messages.ts';
import type { SignInFirstProps } from './sign-in-gate.ts';
import { useSignedIn } from './use-signed-in.ts';

export { default as styles } from './SignInDialog.tsx?styles';

/** On our own site: signs people in, registers them and helps them back in, over the page. */
export function SignInDialog({ who, words, wish, asksName, anchor }: SignInFirstProps) {
  const { isAsking, cancel } = who;
  const messages = useMessages(sessionMessages);
  const { clock, store } = useEnvironment();
  const session = store(createSessionStore);
  useSignedIn(who);

  useEffect(() => {
    if (!isAsking) return;
    // A mailed link is followed in another tab, which signs in there.
    const look = () => document.visibilityState === 'visible' && void session.refresh();
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      // By now the dialog is closed; some browsers focus no button that is pressed.
      anchor.current?.focus({ preventScroll: true });
    };
  }, [isAsking, anchor, session]);

  function keep() {
    createPendingActions(clock).keep({ ...wish, path: location.pathname + location.search });
  }

  return (
    <Dialog isOpen={isAsking} onClose={cancel} title={words.title} closeLabel={messages.close}>
      <Forms asksName={asksName} onRegistered={keep} />
    </Dialog>
  );
}

/** The forms that stand in the dialog, by the routes that lead to them elsewhere. */
const views: Readonly<Partial<Record<SiteRoute['name'], string>>> = {
  login: 'sign-in',
  register: 'register-user',
  registerUser: 'register-user',
  forgotPassword: 'forgot-password',
  forgotUsername: 'forgot-username',
  confirmAccount: 'confirm',
};

interface FormsProps {
  readonly asksName: boolean | undefined;
  readonly onRegistered: () => void;
}

function Forms({ asksName, onRegistered }: FormsProps) {
  const [view, setView] = useState('sign-in');
  return createElement('bw-account', {
    view,
    place: 'dialog',
    'asks-name': asksName ? '' : undefined,
    'onbw-navigate'(event: CustomEvent<{ readonly route: SiteRoute }>) {
      const next = views[event.detail.route.name];
      if (next === undefined) return;
      event.preventDefault();
      setView(next);
    },
    'onbw-registered': onRegistered,
    // The page stays.
    'onbw-signed-in': (event: Event) => event.preventDefault(),
  });
}
