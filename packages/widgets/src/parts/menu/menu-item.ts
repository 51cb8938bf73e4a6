import type { IconNode } from '../../kit/icon/Icon.tsx';

interface ItemFacts {
  readonly id: string;
  readonly label: string;
  readonly icon?: IconNode;
  /** Takes something away. */
  readonly isDanger?: boolean;
  readonly isDisabled?: boolean;
  readonly onPick: () => void;
}

/** An action closes the menu; of choices, which are on or off, several may change in a row. */
export type MenuItem =
  | (ItemFacts & { readonly kind: 'action' })
  | (ItemFacts & { readonly kind: 'choice'; readonly isChecked: boolean });
