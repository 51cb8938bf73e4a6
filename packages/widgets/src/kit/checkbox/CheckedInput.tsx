import type { InputHTMLAttributes, MouseEvent, Ref } from 'react';

type OwnProps = 'type' | 'checked' | 'defaultChecked' | 'onChange' | 'onClick';

interface CheckedInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, OwnProps> {
  readonly ref?: Ref<HTMLInputElement>;
  readonly type: 'checkbox' | 'radio';
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean, click: MouseEvent<HTMLInputElement>) => void;
  /** Called on a press on a radio button that is checked already, which changes nothing. */
  readonly onPressAgain?: () => void;
}

/**
 * Renders a native checkbox or radio button whose owner says whether it is checked. It receives a
 * press by its `click`, the first event that knows the new state, by keys too: a form that renders
 * on `input` puts the old state back before `change` comes.
 */
export function CheckedInput(props: CheckedInputProps) {
  const { type, isChecked, onChange, onPressAgain, ...rest } = props;
  return (
    <input
      {...rest}
      type={type}
      checked={isChecked}
      onClick={(click) => {
        if (type === 'radio' && isChecked) onPressAgain?.();
        else onChange(click.currentTarget.checked, click);
      }}
      // React asks for it beside `checked`.
      onChange={() => undefined}
    />
  );
}
