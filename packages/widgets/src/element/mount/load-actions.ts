export type Actions = typeof import('../actions.ts');

let actions: Promise<Actions> | undefined;

/** One promise for all, so that actions run in the order in which they were requested. */
export function loadActions(): Promise<Actions> {
  actions ??= import('../actions.ts');
  actions.catch(() => {
    actions = undefined;
  });
  return actions;
}
