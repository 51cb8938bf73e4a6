/** The class names that hold, in one attribute: `classNames('button', isOpen && 'is-open')`. */
export function classNames(...names: readonly (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
