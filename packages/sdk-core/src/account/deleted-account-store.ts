import { atom, type ReadableAtom } from 'nanostores';
import { minuteMs } from '../vocabulary/time/durations.ts';
import { browserStorage, type Storing } from './browser-storage.ts';

/** Whether an account was just deleted in this tab: an address, which anybody can write, is no sign. */
export interface DeletedAccountStore {
  /** False until `follow` has read the tab's storage, of which a server knows nothing. */
  readonly $isDeleted: ReadableAtom<boolean>;
  follow(): void;
  /** Notes the deletion for the pages of this tab. */
  mark(): void;
}

const key = 'boardwalk.account-deleted';
/** So long after a deletion a page may still confirm it. */
const lifeMs = 5 * minuteMs;

export function createDeletedAccountStore(
  { clock }: { readonly clock: { now(): number } },
  storage: Storing | undefined = browserStorage('sessionStorage'),
): DeletedAccountStore {
  const $isDeleted = atom(false);
  return {
    $isDeleted,
    follow() {
      $isDeleted.set(Number(storage?.getItem(key) ?? 0) > clock.now());
    },
    mark() {
      try {
        storage?.setItem(key, String(clock.now() + lifeMs));
      } catch {
        // A full storage takes no mark: the account is deleted all the same.
      }
    },
  };
}
