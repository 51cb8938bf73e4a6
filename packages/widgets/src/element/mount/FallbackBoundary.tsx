import { Component, type ReactNode } from 'react';
import { elementMessages } from '../messages.ts';
import { useMessages } from './widget-context.ts';

interface FallbackBoundaryProps {
  readonly onError: (error: unknown) => void;
  readonly children: ReactNode;
}

/** Shows the element's light-DOM children, and a sentence where there are none. */
export function Fallback() {
  return <slot>{useMessages(elementMessages).unavailable}</slot>;
}

/** Keeps a widget's failure inside the widget. */
export class FallbackBoundary extends Component<FallbackBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    return this.state.hasFailed ? <Fallback /> : this.props.children;
  }
}
