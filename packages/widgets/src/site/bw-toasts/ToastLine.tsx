import type { ShownToast } from '@boardwalk/sdk-core/site/toast-store';
import { CircleAlert, CircleCheck, Info, X } from 'lucide';
import { IconButton } from '../../kit/button/IconButton.tsx';
import { Icon } from '../../kit/icon/Icon.tsx';

interface ToastLineProps {
  readonly toast: ShownToast;
  readonly dismissLabel: string;
  readonly onDismiss: () => void;
}

const icons = { neutral: Info, success: CircleCheck, error: CircleAlert };

/** One toast; Escape or its button takes it away. */
export function ToastLine({ toast, dismissLabel, onDismiss }: ToastLineProps) {
  const { message, tone } = toast;
  return (
    <li className="toast" data-tone={tone}>
      <Icon node={icons[tone]} />
      <p>{message}</p>
      <IconButton
        icon={X}
        label={dismissLabel}
        onClick={onDismiss}
        onKeyDown={(press) => {
          if (press.key === 'Escape') onDismiss();
        }}
      />
    </li>
  );
}
