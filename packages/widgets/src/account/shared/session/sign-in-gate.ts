import type { PendingAction } from '@boardwalk/sdk-core/account/sign-in/pending-actions';
import type { RefObject } from 'react';

/** Asks who somebody is before something is done that needs it. */
export interface SignInGate {
  /**
   * Does it for whoever is signed in, and for anybody else once they are; what is asked meanwhile is
   * left out. Rejects where nobody can be asked now.
   */
  readonly first: (act: () => void) => Promise<void>;
  /** While somebody is asked: for `SignInFirst`. */
  readonly isAsking: boolean;
  readonly cancel: () => void;
  /** Somebody is signed in: it is done. */
  readonly finish: () => void;
}

/** What somebody is asked for, in the words of what asks. */
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
  /** What is wanted: whoever has to open an account first has it done then. */
  readonly wish: PendingAction;
  /** Whether others are going to see who it is: whoever registers is asked for a first name. */
  readonly asksName?: boolean;
  /** What was pressed: it has the focus again in the end. */
  readonly anchor: RefObject<HTMLElement | null>;
}
