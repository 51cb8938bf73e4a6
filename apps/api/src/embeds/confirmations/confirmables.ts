import type { EmbedConfirmation } from '@boardwalk/sdk-core/embeds/confirmations/schemas';
import type { Money } from '@boardwalk/sdk-core/vocabulary/money/money';
import type { Limits } from '@boardwalk/server-parts/http/limits';
import type { Member } from '../../platform/calls/caller.ts';
import type { BusinessClock } from '../../platform/clock.ts';
import type { Configuration } from '../../platform/configuration.ts';
import type { Database } from '../../platform/database/database.ts';
import { keyedPoint } from '../../platform/extensions/extension-point.ts';
import type { Extensions } from '../../platform/extensions/extensions.ts';
import type { Log } from '../../platform/logging.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';

/** What of an order one shop delivers, as it is shown. */
export type ConfirmedPart = EmbedConfirmation['parts'][number];

/** What a user is asked to confirm, computed on the server: a page only names it. */
export interface ConfirmableDescription {
  /** A name that needs no translation, such as brand and last four digits of a card; an address line by line. */
  readonly about?: string;
  /** Names of what is bought, which need no translation either. */
  readonly items?: readonly string[];
  /** How each shop delivers what is bought, and what is said to it; then `about` is where it is sent. */
  readonly parts?: readonly ConfirmedPart[];
  /** Whether it is paid for again by itself. */
  readonly renews?: boolean;
  /** What is charged, payment by payment; absent where nothing is paid. */
  readonly amounts?: readonly Money[];
  /** What else has to be the same as it is done, and the subject does not say; nobody is shown it. */
  readonly terms?: string;
}

/** What a description may be worked out from. */
interface Surroundings {
  readonly configuration: Configuration;
  readonly database: Database;
  readonly clock: BusinessClock;
  readonly log: Log;
  readonly secrets: Secrets;
  readonly limits: Limits;
  readonly extensions: Extensions;
}

/** Something that people confirm on our own site before a partner's page does it for them. */
export interface Confirmable {
  /** One of `confirmationKinds`. */
  readonly kind: string;
  /** Whether it is confirmed by doing it in the window of our own site, and by nothing else. */
  readonly isDoneInWindow?: true;
  /**
   * Describes what the subject names for the user who is signed in on the page; throws the
   * `Problem` that the page gets where it is not theirs, or can't be done.
   */
  describe(
    subject: string,
    member: Member,
    surroundings: Surroundings,
  ): Promise<ConfirmableDescription>;
}

/** Everything that can be confirmed, by its kind. */
export const confirmables = keyedPoint<Confirmable>('confirmables', ({ kind }) => [kind]);
