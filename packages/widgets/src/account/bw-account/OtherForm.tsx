import { signInMessages } from '@boardwalk/sdk-core/account/sign-in/sign-in-messages';
import { FormAlert } from '../../kit/form/FormAlert.tsx';
import { useLoaded } from '../../kit/lazy/use-loaded.ts';
import type { AccountContext } from './account-context.ts';
import { formsAtHand, loadForms } from './load-forms.ts';

/** A form that comes with the second chunk. */
export function OtherForm({ context }: { readonly context: AccountContext }) {
  const { part, hasFailed } = useLoaded(loadForms, true, formsAtHand());
  const messages = context.env.messages(signInMessages);
  if (!part) {
    return (
      <div className="account" aria-busy={!hasFailed}>
        {hasFailed && <FormAlert>{messages.unreachable}</FormAlert>}
      </div>
    );
  }
  return (
    <div className="account">
      <part.Forms context={context} />
    </div>
  );
}
