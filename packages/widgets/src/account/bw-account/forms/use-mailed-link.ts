import type { Confirmation } from '@boardwalk/sdk-core/account/mailed-link-schemas';
import { signInMessages } from '@boardwalk/sdk-core/account/sign-in/sign-in-messages';
import { useState } from 'react';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { textOf } from '../../../kit/form/form-data.ts';
import type { FormHandle } from '../../../parts/form/form-handle.ts';
import { useForm } from '../../../parts/form/use-form.ts';

/** How far a mailed link has come. */
export type LinkStep =
  | { readonly state: 'pressed-next' }
  /** This browser is not the one that sent the request: the password of that account is missing. */
  | { readonly state: 'password-next'; readonly username: string }
  | { readonly state: 'done' };

/** What presses a mailed link: first by itself, then, where the server asks for it, with a password. */
export function useMailedLink(
  send: (password: { readonly password?: string }) => Promise<Confirmation>,
): { readonly form: FormHandle; readonly step: LinkStep } {
  const { passwordMissing } = useMessages(signInMessages);
  const [step, setStep] = useState<LinkStep>({ state: 'pressed-next' });
  const isAsked = step.state === 'password-next';
  const form = useForm({
    check: (data) =>
      isAsked && textOf(data, 'password') === '' ? { password: passwordMissing } : {},
    async send(data) {
      const missing = await send(isAsked ? { password: textOf(data, 'password') } : {});
      setStep(
        missing ? { state: 'password-next', username: missing.passwordOf } : { state: 'done' },
      );
    },
  });
  return { form, step };
}
