import { mostOfCart } from '@boardwalk/sdk-core/cart/cart-limits';
import { Minus, Plus } from 'lucide';
import { useState } from 'react';
import { IconButton } from '../../../kit/button/IconButton.tsx';
import { NumberField } from '../../../parts/number-field/NumberField.tsx';
import './stepper.css';

export { default as styles } from './QuantityStepper.tsx?styles';

interface QuantityStepperProps {
  readonly name: string;
  readonly quantity: number;
  /** How many there are; null without an end. */
  readonly left: number | null;
  /** Of the field and of its buttons, each with its product where several stand on a page. */
  readonly labels: { readonly quantity: string; readonly less: string; readonly more: string };
  readonly isDisabled?: boolean;
  readonly onChange: (quantity: number) => void;
  /** None is wanted any more; absent where that can't be. */
  readonly onRemove?: () => void;
}

/** How many pieces: typed, or one less or more by a press. */
export function QuantityStepper(props: QuantityStepperProps) {
  const { name, quantity, left, labels, isDisabled = false, onChange, onRemove } = props;
  /** A new object takes the place of what is typed. */
  const [picked, setPicked] = useState({ value: quantity });
  if (picked.value !== quantity) setPicked({ value: quantity });
  const most = Math.min(left ?? mostOfCart.pieces, mostOfCart.pieces);

  function leave(value: number | undefined) {
    if (value === 0) onRemove?.();
    else if (value !== undefined && value !== quantity) onChange(value);
    setPicked({ value: quantity });
  }

  return (
    <fieldset className="stepper" disabled={isDisabled}>
      <IconButton
        icon={Minus}
        label={labels.less}
        disabled={quantity <= 1}
        onClick={() => onChange(quantity - 1)}
      />
      <NumberField
        name={name}
        label={labels.quantity}
        isLabelHidden
        min={onRemove ? 0 : 1}
        max={mostOfCart.pieces}
        picked={picked}
        onLeave={leave}
        leavesOnEnter
      />
      <IconButton
        icon={Plus}
        label={labels.more}
        disabled={quantity >= most}
        onClick={() => onChange(quantity + 1)}
      />
    </fieldset>
  );
}
