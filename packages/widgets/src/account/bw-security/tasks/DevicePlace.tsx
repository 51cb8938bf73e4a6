import { securityMessages } from '@boardwalk/sdk-core/account/security/security-messages';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { FormAlert } from '../../../kit/form/FormAlert.tsx';
import { lazyParts } from '../../../kit/lazy/lazy-parts.tsx';

const twoStep = lazyParts(() => import('../devices/StartTwoStepTask.tsx'));
const passkey = lazyParts(() => import('../devices/AddPasskeyTask.tsx'));

/** Draws a QR code, whose code comes with it. */
export const StartTwoStepPlace = twoStep.component('StartTwoStepTask', { Missing: FormMissing });

/** Speaks WebAuthn, whose code comes with it. */
export const AddPasskeyPlace = passkey.component('AddPasskeyTask', { Missing: FormMissing });

function FormMissing() {
  return <FormAlert>{useMessages(securityMessages).partMissing}</FormAlert>;
}
