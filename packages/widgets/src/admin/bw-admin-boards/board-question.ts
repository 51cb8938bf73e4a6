import type { ManagedBoard, OutageOfBoard } from '@boardwalk/sdk-core/boards/managed/schemas';

/** Which dialog is open. */
export type BoardQuestion =
  | { readonly about: 'make' }
  | {
      readonly about: 'change' | 'retire' | 'restore' | 'outages';
      readonly board: ManagedBoard;
    }
  | {
      readonly about: 'end-outage';
      readonly board: ManagedBoard;
      readonly outage: OutageOfBoard;
    };
