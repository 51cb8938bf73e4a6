import { type ReactNode, useId } from 'react';
import { SectionHeading } from '../../shared/seller-page/SectionHeading.tsx';
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
        <SectionHeading id={id} className="product-section-title">
          {title}
        </SectionHeading>
        {action}
      </div>
      {help !== undefined && <p className="product-note">{help}</p>}
      {children}
    </section>
  );
}
