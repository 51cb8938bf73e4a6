import type { CurrentUser } from '@boardwalk/sdk-core/account/sessions/current-user-schemas';
import { createElement, useEffect, useRef } from 'react';
import './popup.css';

interface SignInHereProps {
  /** Why somebody signs in here. */
  readonly children: string;
  /** The path on our own site at which a user who registers goes on; defaults to the home page. */
  readonly returnTo?: string;
  readonly onSignIn?: (id: CurrentUser['id']) => void;
}

/** The sign-in of a pop-up: it stays in this window, whatever else is looked up beside it. */
export function SignInHere({ children, returnTo = '', onSignIn }: SignInHereProps) {
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const stayHere = (event: Event) => {
      event.preventDefault();
      // As bw-account says who has signed in by it.
      onSignIn?.((event as CustomEvent<Pick<CurrentUser, 'id'>>).detail.id);
    };
    const leadElsewhere = (event: Event) => {
      event.preventDefault();
      // The wrapper of every widget fires it with this detail.
      const { href } = (event as CustomEvent<{ href: string }>).detail;
      open(href, '_blank', 'noopener');
    };
    element.addEventListener('bw-signed-in', stayHere);
    element.addEventListener('bw-navigate', leadElsewhere);
    return () => {
      element.removeEventListener('bw-signed-in', stayHere);
      element.removeEventListener('bw-navigate', leadElsewhere);
    };
  }, [onSignIn]);

  return (
    <div ref={place} className="popup-entrance">
      <p>{children}</p>
      {createElement('bw-account', { view: 'sign-in', 'return-to': returnTo })}
    </div>
  );
}
