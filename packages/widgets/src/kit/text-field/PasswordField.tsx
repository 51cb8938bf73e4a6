import { Eye } from 'lucide';
import { useState } from 'react';
import { Icon, type IconNode } from '../icon/Icon.tsx';
import { TextField } from './TextField.tsx';
import '../button/button.css';

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

/** The same eye, crossed out: a drawing of its own would weigh as much again. */
const crossedEye: IconNode = [...Eye, ['path', { d: 'm3 3 18 18' }]];

/** A password, hidden until somebody wants to see it. */
export function PasswordField({ showLabel, hideLabel, ...rest }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  const toggle = isShown ? hideLabel : showLabel;
  return (
    <TextField
      {...rest}
      type={isShown ? 'text' : 'password'}
      required
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      after={
        // `IconButton` comes with cards, which a user who signs in does not load.
        <button
          type="button"
          className="icon-button"
          title={toggle}
          aria-label={toggle}
          onClick={() => setIsShown(!isShown)}
        >
          <Icon node={isShown ? crossedEye : Eye} />
        </button>
      }
    />
  );
}
