import type { AccountPartProps } from '../shop-editor-context.ts';

export interface ChecklistProps extends AccountPartProps {
  /** Leads to a field of the form. */
  readonly onField: (name: string) => void;
  /** Leads to the taxes. */
  readonly onTaxes: () => void;
}
