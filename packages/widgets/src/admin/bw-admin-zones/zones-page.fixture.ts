import {
  type SomeBoard,
  writeBoardColumns,
} from '@boardwalk/sdk-core/boards/map/board-columns.fixture';
import { registerElement } from '../../element/mount/register-element.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { downtown, tiles } from '../boards/boards.fixture.ts';
import { chief, since } from '../testing/people.fixture.ts';
import table from './bw-admin-zones.element.tsx';

registerElement(table);

export const searchCall = 'POST /billboard/search';

export function onMap(id: number, name: string, more: Partial<SomeBoard> = {}): SomeBoard {
  return {
    ...{ id, name, lat: 42.7 + id / 8, lng: -79.6 + id / 8, capacity: 8, taken: 5 },
    ...{ fullServices: 0, isOut: false, isRetired: false },
    ...more,
  };
}

export const sold = [onMap(1, 'King at James'), onMap(2, 'Harbour'), onMap(3, 'Market Square')];

export const sponsor = { id: 71, title: 'Elm Roofing', isPublic: true, since };

/** The zone as administrators see it: one board that is sold, one that is retired, one sponsor. */
export const zone = {
  ...downtown,
  billboards: [
    { id: 1, name: 'King at James', isRetired: false },
    { id: 8, name: 'Mill Bridge', isRetired: true },
  ],
  sponsors: [sponsor],
  version: 1,
};

export const list = 'GET /zones';
export const read = `GET /zones/${zone.id}`;
export const save = `PUT /zones/${zone.id}/billboards`;

/** The widget on a page of its own. */
export function openZones(answers: object = {}, attributes: Record<string, string> = {}) {
  return openWidget('bw-admin-zones', attributes, {
    'GET /user/': chief,
    [list]: { items: [downtown] },
    [read]: zone,
    [searchCall]: { total: sold.length, columns: writeBoardColumns(sold) },
    'GET /places/map': tiles,
    ...answers,
  });
}

/** The same where the zone is open. */
export function openZone(answers: object = {}, attributes: Record<string, string> = {}) {
  return openZones(answers, { zone: String(zone.id), ...attributes });
}

/** What was sent by a call. */
export function bodyOf(call: string | undefined, name: string): unknown {
  return JSON.parse(call?.slice(name.length) ?? '');
}
