import { accountFormMessages } from '@boardwalk/sdk-core/account/form-messages';
import { login } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { type ReactNode, useEffect, useRef } from 'react';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { RouteLink } from '../../../element/RouteLink.tsx';

interface FormDoneProps {
  readonly title: string;
  /** Where to go from here; to sign in unless said. */
  readonly way?: ReactNode;
  readonly children: ReactNode;
}

/** What stands in the form's place once it was taken; its title takes the focus of the button. */
export function FormDone({ title, way, children }: FormDoneProps) {
  const messages = useMessages(accountFormMessages);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => heading.current?.focus(), []);

  return (
    <div className="form" role="status">
      <h1 ref={heading} className="account-title" tabIndex={-1}>
        {title}
      </h1>
      {children}
      <p className="account-links">
        {way ?? <RouteLink route={login({})}>{messages.toSignIn}</RouteLink>}
      </p>
    </div>
  );
}
