import type { StandardStatus } from '@boardwalk/sdk-core/listings/enumerations/property/standard-statuses';
import { dayMs } from '@boardwalk/sdk-core/vocabulary/time/durations';
import type { DemoPerson } from './demo-listing.ts';
import { pickWeighted } from './draw.ts';
import { drawPerson } from './people/people.ts';
import type { DemoPictures } from './photographs/demo-pictures.ts';
import { type Random, seededRandom } from './random.ts';
import type { SpotSource } from './whereabouts/spots.ts';

/** What every generator draws from. */
export interface DemoSource {
  readonly spots: SpotSource;
  readonly pictures: DemoPictures;
  readonly people: readonly DemoPerson[];
  /** A private person who sells or posts. */
  seller(random: Random): DemoPerson;
  /** The calendar date so many days after the day of loading. */
  dateIn(days: number): string;
  /** Mostly Active; some under offer, some just closed, a few hidden ones. */
  drawStatus(random: Random): { status: StandardStatus; daysSinceClosed: number | null };
}

const sellers = 1_800;

const statuses: readonly (readonly [StandardStatus, number])[] = [
  ['Active', 930],
  ['Pending', 20],
  ['ActiveUnderContract', 15],
  ['Closed', 18],
  ['Expired', 7],
  ['Withdrawn', 4],
  ['Incomplete', 4],
  ['Hold', 2],
];

/** The source for a day of loading, in milliseconds since 1970. */
export function createDemoSource(
  spots: SpotSource,
  pictures: DemoPictures,
  today: number,
): DemoSource {
  const random = seededRandom(20261121);
  const people = Array.from({ length: sellers }, (_, index) => drawPerson(random, index + 1));
  return {
    spots,
    pictures,
    people,
    seller: (own) => own.pick(people),
    dateIn: (days) => new Date(today + days * dayMs).toISOString().slice(0, 10),
    drawStatus(own) {
      const status = pickWeighted(own, statuses);
      const isOver = status === 'Closed' || status === 'Expired';
      return { status, daysSinceClosed: isOver ? own.whole(1, 60) : null };
    },
  };
}
