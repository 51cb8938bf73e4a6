import { createElement, type ReactNode, type Ref } from 'react';
import { useBoards } from './boards-scope.ts';
import './boards.css';

interface SubheadingProps {
  readonly ref?: Ref<HTMLHeadingElement>;
  readonly children: ReactNode;
}

/** A heading one level below that of the widget; scripts may give it the focus. */
export function Subheading({ ref, children }: SubheadingProps) {
  const { subheading } = useBoards();
  return createElement(subheading, { ref, tabIndex: -1, className: 'boards-subheading' }, children);
}
