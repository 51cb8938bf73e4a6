import { mostOfCart } from '@boardwalk/sdk-core/cart/cart-limits';
import { Minus, Plus } from 'lucide';
import { useMemo, useState } from 'react';
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
}

/** How many pieces: typed, or one less or more by a press. */
export function QuantityStepper(props: QuantityStepperProps) {
  const { name, quantity, left, labels, isDisabled = false, onChange } = props;
  /** Goes up as what was typed gives way to the quantity. */
  const [resets, setResets] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new object replaces what is typed
  const picked = useMemo(() => ({ value: quantity }), [quantity, resets]);
  const most = Math.min(left ?? mostOfCart.pieces, mostOfCart.pieces);

  function leave(value: number | undefined) {
    if (value !== undefined && value !== quantity) onChange(value);
    setResets(resets + 1);
  }

  return (
    <fieldset className="stepper" disabled={isDisabled}>
      <IconButton
        icon={Minus}
        label={labels.less}
        disabled={quantity <= 1}
        onClick={() => onChange(quantity - 1)}
      />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: of the field in it, whose Enter it takes */}
      <span
        onKeyDown={({ key, target }) => {
          if (key === 'Enter') (target as HTMLElement).blur();
        }}
      >
        <NumberField
          name={name}
          label={labels.quantity}
          isLabelHidden
          min={1}
          max={mostOfCart.pieces}
          picked={picked}
          onLeave={leave}
        />
      </span>
      <IconButton
        icon={Plus}
        label={labels.more}
        disabled={quantity >= most}
        onClick={() => onChange(quantity + 1)}
      />
    </fieldset>
  );
}
