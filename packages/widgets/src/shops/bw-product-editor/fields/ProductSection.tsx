import { type ReactNode, useId } from 'react';
import { PartHeading } from '../../../parts/part-heading/PartHeading.tsx';
import '../product-editor.css';

interface ProductSectionProps {
  readonly title: string;
  readonly help?: string;
  /** What can be done with the whole of it. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A part of the form under its heading. */
export function ProductSection({ title, help, action, children }: ProductSectionProps) {
  const id = useId();
  return (
    <section className="product-section" aria-labelledby={id}>
      <div className="product-section-head">
        <PartHeading id={id} className="product-section-title">
          {title}
        </PartHeading>
        {action}
      </div>
      {help !== undefined && <p className="product-note">{help}</p>}
      {children}
    </section>
  );
}
