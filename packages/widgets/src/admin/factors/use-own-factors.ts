import type { OwnFactors } from '@boardwalk/sdk-core/account/factor-schemas';
import { createSecurityStore } from '@boardwalk/sdk-core/account/security/security-store';
import { factorsMessages } from '@boardwalk/sdk-core/admin/factors-messages';
import { lastValue } from '@boardwalk/sdk-core/http/remote';
import { useState } from 'react';
import { useEnvironment } from '../../element/mount/widget-context.ts';
import { type FieldErrors, textOf } from '../../kit/form/form-data.ts';
import { noRemote } from '../../parts/remote-state/no-remote.ts';
import { useRemote } from '../../parts/remote-state/use-remote.ts';

/** How a form asks the user who sends it for their own factors. */
export interface FactorsQuestion {
  readonly asksForPassword: boolean;
  readonly asksForCode: boolean;
  /** What is missing; nothing where nothing is required. */
  readonly check: (data: FormData) => FieldErrors;
  /** What was typed into a form that asks. */
  readonly read: (data: FormData) => OwnFactors;
}

/**
 * Asks for the password, and for a code where the reader's own account has two steps, once `isAsked`:
 * a form may learn late that it is about administrators.
 */
export function useOwnFactors(isAsked: boolean): FactorsQuestion {
  const env = useEnvironment();
  const messages = env.messages(factorsMessages);
  const [store] = useState(() => createSecurityStore(env));
  const facts = lastValue(useRemote(isAsked ? store : noRemote));
  const asksForCode = isAsked && facts !== undefined && facts.security.twoFactor !== null;

  return {
    asksForPassword: isAsked,
    asksForCode,
    check: (data) => ({
      ...(isAsked && textOf(data, 'password') === '' && { password: messages.passwordMissing }),
      ...(asksForCode && textOf(data, 'code').trim().length < 6 && { code: messages.codeWrong }),
    }),
    read: (data) => ({
      password: textOf(data, 'password'),
      ...(asksForCode && { code: textOf(data, 'code').trim() }),
    }),
  };
}
