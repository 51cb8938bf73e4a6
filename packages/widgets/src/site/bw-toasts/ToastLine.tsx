import type { ShownToast } from '@boardwalk/sdk-core/site/shell/toast-store';
import { CircleAlert, CircleCheck, Info, X } from 'lucide';
import type { KeyboardEvent } from 'react';
import { Button } from '../../kit/button/Button.tsx';
import { IconButton } from '../../kit/button/IconButton.tsx';
import { Icon } from '../../kit/icon/Icon.tsx';
import './toasts.css';

interface ToastLineProps {
  readonly toast: ShownToast;
  readonly dismissLabel: string;
  readonly onDismiss: () => void;
  readonly onAct: () => void;
}

const icons = { neutral: Info, success: CircleCheck, error: CircleAlert };

/** One toast and what can be done about it; Escape or its button takes it away. */
export function ToastLine({ toast, dismissLabel, onDismiss, onAct }: ToastLineProps) {
  const { message, note, tone, action } = toast;
  const leave = (press: KeyboardEvent) => {
    if (press.key === 'Escape') onDismiss();
  };
  return (
    <li className="toast" data-tone={tone}>
      <Icon node={icons[tone]} />
      <p>
        {message}
        {note && <small>{note}</small>}
      </p>
      {action && (
        <Button variant="quiet" onClick={onAct} onKeyDown={leave}>
          {action.label}
        </Button>
      )}
      <IconButton icon={X} label={dismissLabel} onClick={onDismiss} onKeyDown={leave} />
    </li>
  );
}
