import { Eye, EyeOff } from 'lucide';
import { useState } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { TextField } from './TextField.tsx';

interface PasswordFieldProps {
  readonly name: string;
  readonly label: string;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly help?: string | undefined;
  readonly error?: string | undefined;
  /** What the button at its end does. */
  readonly showLabel: string;
  readonly hideLabel: string;
}

/** A password, hidden until somebody wants to see it. */
export function PasswordField({ showLabel, hideLabel, ...rest }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <TextField
      {...rest}
      type={isShown ? 'text' : 'password'}
      required
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      after={
        <IconButton
          icon={isShown ? EyeOff : Eye}
          label={isShown ? hideLabel : showLabel}
          onClick={() => setIsShown(!isShown)}
        />
      }
    />
  );
}
