import type { ReactNode, RefObject } from 'react';
import { createElement } from 'react';
import './seller-page.css';

interface SellerHeadProps {
  readonly level: number | string;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly title: string;
  /** Which shop it is of, or what it is for. */
  readonly lead?: ReactNode;
  /** What can be done. */
  readonly children?: ReactNode;
}

/** The head of a page on which somebody looks after a shop. */
export function SellerHead({ level, heading, title, lead, children }: SellerHeadProps) {
  return (
    <header className="seller-head">
      <div className="seller-head-text">
        {createElement(
          `h${level}`,
          { ref: heading, className: 'seller-title', part: 'heading', tabIndex: -1 },
          title,
        )}
        {lead !== undefined && <div className="seller-lead">{lead}</div>}
      </div>
      {children !== undefined && <div className="seller-actions">{children}</div>}
    </header>
  );
}
