import { configure } from '../element/environment/settings.ts';

/**
 * Runs what the page said before the runtime was there, and from now on what it says:
 * `Boardwalk('configure', { key })`, `Boardwalk('on', 'bw-ready', listener)`.
 */
export function runCommands(commands: unknown[]): void {
  for (const command of commands.splice(0)) runCommand(command);
  // Defined, not assigned: where the page froze Array.prototype an assignment throws.
  Object.defineProperty(commands, 'push', {
    // @ts-expect-error: TypeScript does not know that this makes an object without a prototype
    __proto__: null,
    value(...later: unknown[]) {
      for (const command of later) runCommand(command);
    },
  });
}

function runCommand(command: unknown): void {
  // A stub collects `arguments`, the loader arrays.
  const [name, first, second] = Array.from(command as ArrayLike<unknown>);
  if (name === 'configure' && typeof first === 'object' && first) {
    configure(first);
  } else if (name === 'on' && typeof first === 'string' && typeof second === 'function') {
    document.addEventListener(first, (event) => second(event));
  } else {
    console.warn(`[boardwalk] "${name}" is neither configure nor on`);
  }
}
