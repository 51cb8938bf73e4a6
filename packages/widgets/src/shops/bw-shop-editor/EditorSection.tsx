import { createElement, type ReactNode, type Ref, useId } from 'react';
import './shop-editor.css';

interface EditorSectionProps {
  /** Of its heading. */
  readonly level: number;
  readonly title: string;
  /** Its heading, for those who are led to it. */
  readonly heading?: Ref<HTMLHeadingElement>;
  readonly children: ReactNode;
}

/** A part of the editor under its heading. */
export function EditorSection({ level, title, heading, children }: EditorSectionProps) {
  const id = useId();
  return (
    <section className="shop-editor-part" aria-labelledby={id}>
      {createElement(
        `h${level}`,
        { id, ref: heading, className: 'shop-editor-name', tabIndex: -1 },
        title,
      )}
      {children}
    </section>
  );
}
