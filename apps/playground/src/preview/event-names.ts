import type { WrapperEvents } from '@boardwalk/widgets/element/wrapper-events.ts';

/** The events that every widget may fire, and what each reports. */
export const sharedEvents: Readonly<
  Record<keyof WrapperEvents | 'bw-signed-out' | 'bw-user-changed', string>
> = {
  'bw-ready': 'The widget shows its first content.',
  'bw-error': 'The fallback content shows, and why.',
  'bw-state': 'Shareable attributes are about to change; cancel to apply them yourself.',
  'bw-navigate': 'The visitor wants to go somewhere; cancel to lead the way yourself.',
  'bw-overlay': 'Something covers the page; a page may let Back close it.',
  'bw-toast': 'Something to tell for a moment.',
  'bw-signed-out': 'A call was answered that nobody is signed in.',
  'bw-user-changed': 'Somebody else is signed in than before.',
};
