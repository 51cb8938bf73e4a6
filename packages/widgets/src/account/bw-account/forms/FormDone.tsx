import { accountFormMessages } from '@boardwalk/sdk-core/account/form-messages';
import { login } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import type { ReactNode } from 'react';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { RouteLink } from '../../../element/RouteLink.tsx';
import { AccountTitle } from '../AccountTitle.tsx';
import '../../../kit/form/form.css';
import '../account.css';

interface FormDoneProps {
  readonly title: string;
  /** Where to go from here; to sign in unless said. */
  readonly way?: ReactNode;
  readonly children: ReactNode;
}

/** What stands in the form's place once it was taken; its title takes the focus of the button. */
export function FormDone({ title, way, children }: FormDoneProps) {
  const messages = useMessages(accountFormMessages);
  return (
    <div className="form" role="status">
      <AccountTitle takesFocus>{title}</AccountTitle>
      {children}
      <p className="account-links">
        {way ?? <RouteLink route={login({})}>{messages.toSignIn}</RouteLink>}
      </p>
    </div>
  );
}
