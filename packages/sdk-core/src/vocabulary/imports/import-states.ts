/**
 * Where an import stands. `checked` is a dry run that nobody has started; `stopped` came to an end
 * before its last row, as its owner may not post any more, or a row failed at every try.
 */
export const importStates = ['checked', 'running', 'done', 'stopped', 'undoing', 'undone'] as const;
export type ImportState = (typeof importStates)[number];

/** Those in which an import changes by itself. */
export const workingStates = ['running', 'undoing'] as const satisfies readonly ImportState[];

/** Whether an import changes by itself. */
export function isWorking(state: ImportState): boolean {
  return workingStates.some((one) => one === state);
}

/** What its owner can do with an import, and where that leads. */
const transitions = {
  start: { checked: 'running' },
  undo: { running: 'undoing', done: 'undoing', stopped: 'undoing' },
} as const satisfies Readonly<Record<string, Readonly<Partial<Record<ImportState, ImportState>>>>>;
export type ImportAction = keyof typeof transitions;

/** The state that an action leads to; nothing where the import can't do it. */
export function importStateAfter(
  state: ImportState,
  action: ImportAction,
): ImportState | undefined {
  const reached: Readonly<Partial<Record<ImportState, ImportState>>> = transitions[action];
  return reached[state];
}
