import type { Input } from './input.ts';
import type { Store } from './store.ts';

/** A request on its way through an operation, within the transaction of its account. */
export interface Call {
  readonly store: Store;
  readonly input: Input;
  /** The value of a part of the address, such as `id`. */
  param(name: string): string;
  /** The sandbox's own origin, for pages that an answer names. */
  readonly origin: string;
  /** Whether it was called with a publishable key: the object's client secret is what allows it. */
  readonly isBrowser: boolean;
}

/** One call of the API. */
export interface Operation {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** As the provider writes it, with `:id` for what varies. */
  readonly path: string;
  /** Whether a page may call it with a publishable key. */
  readonly isForBrowsers?: true;
  run(call: Call): Promise<object>;
}

/** A look that changes nothing. */
export function read(path: string, run: Operation['run']): Operation {
  return { method: 'GET', path, run };
}

/** A call that makes or changes something. */
export function write(path: string, run: Operation['run']): Operation {
  return { method: 'POST', path, run };
}

/** A call that takes something away. */
export function remove(path: string, run: Operation['run']): Operation {
  return { method: 'DELETE', path, run };
}
