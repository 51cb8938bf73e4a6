import type { WrittenBody } from '@boardwalk/sdk-core/posting/written-body';
import type { Point } from '@boardwalk/sdk-core/vocabulary/places/geo';

/** Where something is, as far as it is written. */
export type WrittenPlace = WrittenBody['place'];

/** What follows from the city that was picked. */
export interface PickedCity extends Point {
  readonly timeZone: string;
}

/** What the fields of a place begin with. */
export interface StartedPlace {
  readonly place: WrittenPlace;
  /** Where the map stands as long as there is no pin. */
  readonly centre?: Point | undefined;
}

/** What the map and its pin are called for screen readers. */
export interface MapNames {
  readonly mapLabel: string;
  readonly pinLabel: string;
}
