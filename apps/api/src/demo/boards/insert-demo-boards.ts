import { dayMs } from '@boardwalk/sdk-core/vocabulary/time/durations';
import { givenHolder } from '../../boards/places/given-place.ts';
import { markSponsors } from '../../boards/sponsors/mark-sponsors.ts';
import { boardOutages, boardPlaces, boardsTable } from '../../boards/tables.ts';
import { readCities } from '../../places/read-cities.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { DemoPlatform } from '../demo-part.ts';
import { adoptDemoPictures } from '../photographs/adopt-demo-pictures.ts';
import { readDemoPictures } from '../photographs/read-demo-pictures.ts';
import { required } from '../required.ts';
import { createSpotSource } from '../whereabouts/spots.ts';
import { type DemoBoard, demoBoards } from './demo-boards.ts';
import { drawPlaces } from './demo-places.ts';
import { findMerchants } from './find-merchants.ts';

/** What pictures that could be of a board's street are of. */
const subjects = ['transit', 'park', 'storefront', 'mixed-use', 'snow-plough', 'town-hall'];

/** Boards that are out of service: their days from the loading, and why. */
const outages = [
  { nth: 12, from: -2, until: null, reason: 'Struck by a truck; the frame is being made anew.' },
  { nth: 260, from: -12, until: null, reason: 'The landlord repairs the wall that it hangs on.' },
  { nth: 540, from: -1, until: 3, reason: 'Road works; nobody gets there.' },
  { nth: 801, from: -1, until: 1, reason: 'The lights are being changed.' },
  { nth: 1_340, from: 5, until: 9, reason: 'The sidewalk is being widened.' },
  { nth: 2_100, from: -40, until: -36, reason: 'A storm took the panel.' },
];

/** Puts boards up, and some of the demo's merchants on them. */
export async function insertDemoBoards(platform: DemoPlatform, today: number): Promise<void> {
  const { database } = platform;
  const pictures = (await readDemoPictures()).filter(({ subject }) => subjects.includes(subject));
  const images = await adoptDemoPictures(platform, pictures);
  const spots = createSpotSource(await readCities());
  const drawn = demoBoards(spots, [...images.keys()]);
  const before = (days: number) => new Date(today - days * dayMs);
  const ids = await insertBoards(database, drawn, { images, before });
  const merchants = await findMerchants(database);
  const places = drawn.flatMap((board, number) =>
    drawPlaces(board, number, merchants).map(({ daysOld, ...place }) => ({
      ...place,
      ...{ boardId: required(ids[number], number), state: 'ASSIGNED' as const },
      // Nobody has paid for them.
      holder: givenHolder,
      ...{ heldAt: before(daysOld), assignedAt: before(daysOld) },
    })),
  );
  for (const part of inParts(places)) await database.insert(boardPlaces).values(part);
  await markSponsors(database, new Date(today));
  await database.insert(boardOutages).values(
    outages.map(({ nth, from, until, reason }) => ({
      ...{ boardId: required(ids[nth], nth), reason },
      ...{ from: before(-from), until: until === null ? null : before(-until) },
      createdAt: before(Math.max(0, -from)),
    })),
  );
}

interface Making {
  /** Ids of pictures by their names. */
  readonly images: ReadonlyMap<string, string>;
  /** The day so many days before the loading. */
  readonly before: (days: number) => Date;
}

/** Answers the ids in the order of the boards. */
async function insertBoards(
  database: Queries,
  drawn: readonly DemoBoard[],
  { images, before }: Making,
): Promise<readonly number[]> {
  const rows = drawn.map(({ picture, daysOld, daysRetired, streets, isUpright, ...board }) => ({
    ...board,
    pictureId: picture === null ? null : required(images.get(picture), picture),
    createdAt: before(daysOld),
    retiredAt: daysRetired === null ? null : before(daysRetired),
  }));
  const ids: number[] = [];
  for (const part of inParts(rows)) {
    const inserted = await database
      .insert(boardsTable)
      .values(part)
      .returning({ id: boardsTable.id });
    ids.push(...inserted.map(({ id }) => id));
  }
  return ids;
}

/** A statement takes so many rows at once. */
function inParts<Row>(rows: readonly Row[]): Row[][] {
  const size = 1_000;
  const count = Math.ceil(rows.length / size);
  return Array.from({ length: count }, (_, part) => rows.slice(part * size, (part + 1) * size));
}
