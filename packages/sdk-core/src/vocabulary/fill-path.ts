import { Problem } from './problem.ts';

/** What a browser takes for a way up, or for no segment at all. */
const noSegment = /^\.{0,2}$/;

/** Fills the `{name}` segments of a path with escaped values; each is needed. */
export function fillPath(path: string, params: Readonly<Record<string, unknown>> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(params[name] ?? '');
    if (!noSegment.test(value)) return encodeURIComponent(value);
    throw new Problem('invalid-request', `${path} needs a value for "${name}".`, {
      fields: [{ path: `params.${name}`, message: 'expected a value' }],
    });
  });
}
