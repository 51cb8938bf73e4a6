import type { Passkey } from '@boardwalk/sdk-core/account/passkeys/passkey-schemas';
import type { OwnSession } from '@boardwalk/sdk-core/account/sessions/schemas';

/** What somebody is about to do; one thing at a time, in a form of its own. */
export type Task =
  | { readonly kind: PlainTask }
  | { readonly kind: 'rename-passkey' | 'remove-passkey'; readonly passkey: Passkey }
  | { readonly kind: 'end-session'; readonly session: OwnSession };

type PlainTask =
  | 'email'
  | 'password'
  | 'start-two-step'
  | 'stop-two-step'
  | 'renew-codes'
  | 'add-passkey'
  | 'end-sessions'
  | 'delete';

/** A name of its own for each button that opens a task. */
export function keyOfTask(task: Task): string {
  if ('passkey' in task) return `${task.kind}-${task.passkey.id}`;
  return 'session' in task ? `${task.kind}-${task.session.id}` : task.kind;
}

/** What a section needs to open tasks and to make room for the one that is open. */
export interface Tasks {
  readonly current: Task | undefined;
  /** Whether the account asks for two steps: then every form asks for a code. */
  readonly hasTwoStep: boolean;
  open(task: Task): void;
  /** The task is done: what is reported of it, once what shows has been reloaded. */
  done(said: string): void;
  cancel(): void;
  /** Reloads what shows, as it was changed elsewhere. */
  reload(): Promise<void>;
}

/** What the form of a task is given. */
export interface TaskProps {
  readonly task: Task;
  readonly tasks: Tasks;
  /** What this browser is called among the sessions. */
  readonly device?: string | undefined;
}
