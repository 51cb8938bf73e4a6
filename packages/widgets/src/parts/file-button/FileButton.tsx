import { type InputHTMLAttributes, useId } from 'react';
import { Icon, type IconNode } from '../../kit/icon/Icon.tsx';
import { classNames } from '../../kit/style/class-names.ts';
import '../../kit/button/button.css';
import './file-button.css';

interface FileButtonProps
  extends Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'accept' | 'capture' | 'className' | 'disabled' | 'multiple'
  > {
  readonly label: string;
  readonly icon?: IconNode;
  readonly variant?: 'primary' | 'secondary';
  /** Where it is stated what may be chosen. */
  readonly noteId: string;
  readonly onChoose: (files: readonly File[]) => void;
}

/** A button that chooses files: its field takes keys and the focus, the label is what shows. */
export function FileButton({
  label,
  icon,
  variant = 'secondary',
  className,
  noteId,
  onChoose,
  ...rest
}: FileButtonProps) {
  const id = useId();
  return (
    <div className={classNames('file-button', className)}>
      <input
        {...rest}
        type="file"
        id={id}
        className="file-input visually-hidden"
        aria-describedby={noteId}
        onChange={({ currentTarget }) => {
          const files = Array.from(currentTarget.files ?? []);
          // The same file may be chosen again after a failure.
          currentTarget.value = '';
          onChoose(files);
        }}
      />
      <label htmlFor={id} className={`button button-${variant}`}>
        {icon && <Icon node={icon} />}
        {label}
      </label>
    </div>
  );
}
