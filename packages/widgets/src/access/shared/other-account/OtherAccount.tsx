import type { CurrentUser } from '@boardwalk/sdk-core/account/sessions/current-user-schemas';
import { login } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import type { SiteRoute } from '@boardwalk/sdk-core/vocabulary/routes/site-route';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { changeAccount } from '../../../account/shared/session/change-account.ts';
import type { AnyWidget } from '../../../element/mount/widget-context.ts';
import { Button } from '../../../kit/button/Button.tsx';
import { Form } from '../../../parts/form/Form.tsx';
import { useForm } from '../../../parts/form/use-form.ts';
import { otherAccountMessages } from './messages.ts';
import './other-account.css';

interface OtherAccountProps {
  readonly context: Pick<AnyWidget, 'env' | 'navigate'>;
  readonly user: CurrentUser;
  /** Where somebody comes back to, signed in with the other one. */
  readonly back: SiteRoute;
}

/** Shows the way out to a user who is signed in with an account for which nothing is here. */
export function OtherAccount({ context, user, back }: OtherAccountProps) {
  const { env, navigate } = context;
  const messages = env.messages(otherAccountMessages);
  const form = useForm({
    async send() {
      await changeAccount(env);
      navigate(login({}, { 'return-to': back.path }));
    },
  });
  return (
    <Form form={form}>
      <p className="other-account-name">
        {fillMessage(messages.signedInAs, { name: user.firstName })}
      </p>
      <div>
        <Button {...form.button}>{messages.other}</Button>
      </div>
    </Form>
  );
}
