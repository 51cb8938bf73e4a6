import type { AccountContext } from '../account-context.ts';
import { ConfirmAddress } from './ConfirmAddress.tsx';
import { ConfirmEmail } from './ConfirmEmail.tsx';
import { ForgotPassword, ForgotUsername } from './MailForms.tsx';
import { ResendConfirmation } from './ResendConfirmation.tsx';
import { ResetPassword } from './ResetPassword.tsx';
import { Register } from './registration/Register.tsx';
import { RegisterChoice } from './registration/RegisterChoice.tsx';
import './forms.css';

/** The form of the view, each with its heading. */
export function Forms({ context }: { readonly context: AccountContext }) {
  return (
    <div className="account-form">
      <FormOfView context={context} />
    </div>
  );
}

function FormOfView({ context }: { readonly context: AccountContext }) {
  const { view, token, returnTo } = context.attributes;
  switch (view) {
    case 'forgot-password':
      return <ForgotPassword />;
    case 'forgot-username':
      return <ForgotUsername />;
    case 'reset-password':
      return <ResetPassword token={token} />;
    case 'confirm':
      return token === '' ? (
        <ResendConfirmation context={context} />
      ) : (
        <ConfirmAddress {...{ context, token }} />
      );
    case 'confirm-email':
      return <ConfirmEmail token={token} />;
    case 'register-user':
      return <Register kind="user" {...{ context, returnTo }} />;
    case 'register-merchant':
      return <Register kind="merchant" {...{ context, returnTo }} />;
    default:
      return <RegisterChoice returnTo={returnTo} />;
  }
}
