/** Brings what a sign-in needs beyond a name and a password. */
export const loadSecondStep = () => import('./second-step/second-step.ts');
