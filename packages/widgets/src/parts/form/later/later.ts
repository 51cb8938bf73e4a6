/** What a form needs once it is refused, or would be left with something unsaved. */

export { ErrorSummary } from './ErrorSummary.tsx';
export { explainControls } from './explain-controls.ts';
export { LeaveGuardEffect } from './LeaveGuardEffect.tsx';
export { default as styles } from './later.ts?styles';
