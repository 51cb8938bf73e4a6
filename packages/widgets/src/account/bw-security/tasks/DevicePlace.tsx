import { securityMessages } from '@boardwalk/sdk-core/account/security/security-messages';
import { useMessages } from '../../../element/widget-context.ts';
import { FormAlert } from '../../../kit/form/FormAlert.tsx';
import { useLoaded } from '../../../kit/lazy/use-loaded.ts';
import type { TaskBasics } from './TaskFrame.tsx';

const loadTwoStep = () => import('../devices/two-step.ts');
const loadPasskey = () => import('../devices/passkey.ts');

/** Draws a QR code, whose code comes with it. */
export function StartTwoStepPlace({ tasks }: TaskBasics) {
  const { part, hasFailed } = useLoaded(loadTwoStep, true);
  return part ? <part.StartTwoStepTask tasks={tasks} /> : <Missing hasFailed={hasFailed} />;
}

interface AddPasskeyPlaceProps extends TaskBasics {
  readonly device: string | undefined;
}

/** Speaks WebAuthn, whose code comes with it. */
export function AddPasskeyPlace({ tasks, device }: AddPasskeyPlaceProps) {
  const { part, hasFailed } = useLoaded(loadPasskey, true);
  if (!part) return <Missing hasFailed={hasFailed} />;
  return <part.AddPasskeyTask tasks={tasks} device={device} />;
}

function Missing({ hasFailed }: { readonly hasFailed: boolean }) {
  const messages = useMessages(securityMessages);
  return hasFailed ? <FormAlert>{messages.partMissing}</FormAlert> : null;
}
