import { secondStepMessages } from '@boardwalk/sdk-core/account/sign-in/second-step-messages';
import { readAppCode, readRecoveryCode } from '@boardwalk/sdk-core/account/two-step/two-step-rules';
import type { Messages } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useState } from 'react';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { Button } from '../../../kit/button/Button.tsx';
import { type FieldErrors, textOf } from '../../../kit/form/form-data.ts';
import { TextField } from '../../../kit/text-field/TextField.tsx';
import '../../../kit/text-field/field.css';

interface CodeFieldProps {
  readonly error: string | undefined;
}

/** Shows a field for six digits of an app, or, for a user who has lost it, a recovery code. */
export function CodeField({ error }: CodeFieldProps) {
  const messages = useMessages(secondStepMessages);
  const [isRecovery, setIsRecovery] = useState(false);
  return (
    <div className="field">
      {isRecovery ? (
        <TextField
          key="recovery"
          name="code"
          label={messages.recoveryCode}
          help={messages.recoveryLead}
          error={error}
          required
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          maxLength={40}
        />
      ) : (
        <TextField
          key="app"
          name="code"
          label={messages.code}
          help={messages.lead}
          error={error}
          required
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={9}
        />
      )}
      <Button variant="quiet" onClick={() => setIsRecovery(!isRecovery)}>
        {isRecovery ? messages.useApp : messages.useRecovery}
      </Button>
    </div>
  );
}

/** What is wrong with a code before anything is sent. */
export function codeErrors(
  data: FormData,
  messages: Messages<typeof secondStepMessages>,
): FieldErrors {
  const text = textOf(data, 'code');
  if (readAppCode(text) !== undefined || readRecoveryCode(text) !== undefined) return {};
  const isRecovery = /\p{L}/u.test(text);
  return { code: isRecovery ? messages.recoveryMissing : messages.codeMissing };
}
