import { useLeaveGuard } from '../use-leave-guard.ts';

/** Asks before the page is left, as long as it stands there. */
export function LeaveGuardEffect() {
  useLeaveGuard(true);
  return null;
}
