import type { ReactNode } from 'react';
import './shop-form.css';

interface ShopPartProps {
  readonly title: string;
  readonly note?: string;
  readonly children: ReactNode;
}

/** Fields of a shop that belong together. */
export function ShopPart({ title, note, children }: ShopPartProps) {
  return (
    <fieldset className="shop-part">
      <legend>{title}</legend>
      {note !== undefined && <p className="shop-note">{note}</p>}
      {children}
    </fieldset>
  );
}
