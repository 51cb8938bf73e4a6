import type { FormHandle } from '../form-handle.ts';
import { useLeaveGuard } from '../use-leave-guard.ts';
import { DiscardQuestion } from './DiscardQuestion.tsx';
import { useCloseGuard } from './use-close-guard.ts';

/** Asks before the page is left or the form closed, as long as it stands there. */
export function LeaveGuardEffect({ form }: { readonly form: FormHandle }) {
  useLeaveGuard(true);
  const { close, stay } = useCloseGuard(form.form.ref, form.isLostWithForm);
  return close && <DiscardQuestion onDiscard={close} onStay={stay} />;
}
