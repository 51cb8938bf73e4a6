import type { ReactNode } from 'react';
import './card-control.css';

/** What stands on the picture of a card and is no part of its link. */
export function CardControl({ children }: { readonly children: ReactNode }) {
  return <span className="card-control">{children}</span>;
}
