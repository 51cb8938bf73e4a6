import { createElement, type ReactNode, useId } from 'react';
import './shop-editor.css';

interface EditorSectionProps {
  /** Of its heading. */
  readonly level: number;
  readonly title: string;
  readonly children: ReactNode;
}

/** A part of the editor under its heading. */
export function EditorSection({ level, title, children }: EditorSectionProps) {
  const id = useId();
  return (
    <section className="shop-editor-part" aria-labelledby={id}>
      {createElement(`h${level}`, { id, className: 'shop-editor-name', tabIndex: -1 }, title)}
      {children}
    </section>
  );
}
