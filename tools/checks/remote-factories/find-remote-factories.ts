/**
 * What makes a store of a remote value in a source: each exported function that is generic in the
 * `Value` that it holds, or has `Remote` in its name, and each atom of a `Remote` that is written by hand.
 */
export function findRemoteFactories(source: string): readonly string[] {
  const functions = source.matchAll(/^export (?:async )?function (create\w*)(?:<([^(]*)>)?\(/gm);
  const names = [...functions].flatMap(([, name = '', types = '']) =>
    /Remote/.test(name) || /\bValue\b/.test(types) ? [name] : [],
  );
  const isFactory = names.length > 0;
  const byHand = isFactory ? [] : [...source.matchAll(/\batom<Remote</g)].map(() => 'atom<Remote>');
  return [...new Set(names), ...byHand];
}
