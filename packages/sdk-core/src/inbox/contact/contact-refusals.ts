import type { Problem, ProblemCode } from '../../vocabulary/problem.ts';

/** Why a first message was not taken, as the form words it. */
export interface ContactRefusal {
  readonly reason:
    | 'nobody'
    | 'gone'
    | 'blocked'
    | 'tooManyThreads'
    | 'tooFast'
    | 'heldBack'
    | 'unreached';
  /** Whether the same would be refused again. */
  readonly isFinal: boolean;
}

const byCode: Partial<Record<ProblemCode, ContactRefusal>> = {
  // A user who ignores the writer is not distinguished from one who has no account.
  'not-found': { reason: 'nobody', isFinal: true },
  'not-processable': { reason: 'nobody', isFinal: true },
  gone: { reason: 'gone', isFinal: true },
  'held-back': { reason: 'heldBack', isFinal: false },
  conflict: { reason: 'blocked', isFinal: true },
  'too-many-threads': { reason: 'tooManyThreads', isFinal: false },
  'too-many-requests': { reason: 'tooFast', isFinal: false },
  network: { reason: 'unreached', isFinal: false },
  timeout: { reason: 'unreached', isFinal: false },
  // It is sent again by its key, so that whether the first one arrived makes no difference.
  interrupted: { reason: 'unreached', isFinal: false },
};

/** Why a message was not taken, where more is known of it than its code says. */
export function refusalOf({ code }: Pick<Problem, 'code'>): ContactRefusal | undefined {
  return byCode[code];
}
