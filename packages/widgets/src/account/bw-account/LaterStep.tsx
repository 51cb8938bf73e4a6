import { signInMessages } from '@boardwalk/sdk-core/account/sign-in-messages';
import { FormAlert } from '../../kit/form/FormAlert.tsx';
import { useLoaded } from '../../kit/lazy/use-loaded.ts';
import type { AccountContext } from './account-context.ts';

/** A sign-in whose password was right. */
export interface PendingStep {
  readonly token: string;
  readonly hasPasskey: boolean;
}

interface LaterStepProps {
  readonly context: AccountContext;
  readonly step: PendingStep;
  readonly onRestart: () => void;
}

export const loadSecondStep = () => import('./second-step/second-step.ts');

/** The second step, which comes with a chunk of its own. */
export function LaterStep(props: LaterStepProps) {
  const { part, hasFailed } = useLoaded(loadSecondStep, true);
  if (part) return <part.SecondStep {...props} />;
  const { unreachable } = props.context.env.messages(signInMessages);
  return hasFailed && <FormAlert>{unreachable}</FormAlert>;
}
