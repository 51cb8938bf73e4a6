import type { PendingAction } from '@boardwalk/sdk-core/account/sign-in/pending-actions';
import type { RefObject } from 'react';

/** Asks who somebody is before something is done that needs it. */
export interface SignInGate {
  /**
   * Does it for a signed-in user, and for any other user once they are signed in; what is requested
   * meanwhile is left out. Rejects where no user can be prompted now.
   */
  readonly first: (act: () => void) => Promise<void>;
  /** While a user is prompted: for `SignInFirst`. */
  readonly isAsking: boolean;
  readonly cancel: () => void;
  /** Somebody is signed in: it is done. */
  readonly finish: () => void;
}

/** What the user is prompted for, in the labels of the requesting component. */
export interface SignInGateLabels {
  /** Title of the dialog on our own site: what is going to be done. */
  readonly title: string;
  /** On an embedding page: what it takes. */
  readonly signIn: string;
  /** On one that can sign nobody in. */
  readonly notHere: string;
  readonly onBoardwalk: string;
}

export interface SignInFirstProps {
  readonly who: SignInGate;
  readonly words: SignInGateLabels;
  /** The pending action: for a user who has to open an account first, it is done then. */
  readonly wish: PendingAction;
  /**
   * Whether other users are going to see who it is: a user who registers is prompted for a first
   * name.
   */
  readonly asksName?: boolean;
  /** What was pressed: it has the focus again in the end. */
  readonly anchor: RefObject<HTMLElement | null>;
}
