import type { FormHandle } from '../form-handle.ts';
import { useCloseGuard } from '../use-close-guard.ts';
import { useLeaveGuard } from '../use-leave-guard.ts';

/** Asks before the page is left or the form closed, as long as it stands there. */
export function LeaveGuardEffect({ form }: { readonly form: FormHandle }) {
  useLeaveGuard(true);
  useCloseGuard(form.form.ref, form.isLostWithForm);
  return null;
}
