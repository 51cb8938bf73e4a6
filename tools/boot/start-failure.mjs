/** A reason not to start that the person at the keyboard can mend; its message is one sentence. */
export class StartFailure extends Error {
  /** @override */
  name = 'StartFailure';
}
