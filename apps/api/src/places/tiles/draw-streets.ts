import type { MapColours } from './map-theme.ts';
import { escapeText, fonts, pixel, touches } from './svg-parts.ts';
import type { DrawnPoint, TileGeometry } from './tile-geometry.ts';

/** Pixels that streets are wide on each zoom. */
const widths: Readonly<Record<'highway' | 'main' | 'street', Readonly<Record<number, number>>>> = {
  highway: { 9: 1.1, 10: 1.6, 11: 2, 12: 2.6, 13: 3.6, 14: 6, 15: 9, 16: 13 },
  main: { 11: 1, 12: 1.4, 13: 2.6, 14: 5, 15: 8, 16: 12 },
  street: { 13: 1, 14: 2.2, 15: 5, 16: 9 },
};

/** The first zoom on which streets have a darker edge. */
const edgesFrom = { highway: 11, main: 12, street: 13 };

/** Parks, streets and their names, on land. */
export function drawStreets(geometry: TileGeometry, zoom: number, colours: MapColours): string {
  const drawn = [
    drawParks(geometry, colours),
    drawWays(geometry, zoom, colours),
    drawNames(geometry.points('streetLabel'), zoom, colours),
  ].join('');
  return drawn && `<g clip-path="url(#c)">${drawn}</g>`;
}

function drawParks(geometry: TileGeometry, colours: MapColours): string {
  const parks = geometry.areas('park');
  return parks && `<path fill="${colours.park}" d="${parks}"/>`;
}

/** All edges before all streets, so that crossings are open. */
function drawWays(geometry: TileGeometry, zoom: number, colours: MapColours): string {
  const ways = (['street', 'main', 'highway'] as const).flatMap((kind) => {
    const width = widths[kind][zoom];
    const data = width ? geometry.lines('street', (tags) => tags.kind === kind) : '';
    return width && data ? [{ kind, width, data }] : [];
  });
  const line = (colour: string, width: number, data: string) =>
    `<path stroke="${colour}" stroke-width="${Math.round(width * pixel)}" d="${data}"/>`;
  const edges = ways.flatMap(({ kind, width, data }) =>
    zoom < edgesFrom[kind] ? [] : [line(colours.streetEdge, width + 1.6, data)],
  );
  const lanes = ways.map(({ kind, width, data }) => line(colours[kind], width, data));
  if (ways.length === 0) return '';
  return `<g fill="none" stroke-linejoin="round" stroke-linecap="round">${edges.join('')}${lanes.join('')}</g>`;
}

function drawNames(points: readonly DrawnPoint[], zoom: number, colours: MapColours): string {
  const names = points
    .filter(({ tags }) => Number(tags.from) <= zoom && zoom <= Number(tags.to))
    .filter(({ at, tags }) =>
      touches(at, (String(tags.text).length * Number(tags.size) * pixel) / 2),
    )
    .map((point) => drawName(point, colours))
    .join('');
  if (names === '') return '';
  return `<g font-family="${fonts}" text-anchor="middle" paint-order="stroke" stroke-linejoin="round" stroke="${colours.land}" stroke-width="${2.5 * pixel}">${names}</g>`;
}

function drawName({ at, tags }: DrawnPoint, colours: MapColours): string {
  const place = `translate(${Math.round(at.x)} ${Math.round(at.y)})`;
  const turn = Number(tags.turn) === 0 ? '' : ` rotate(${tags.turn})`;
  const size = Number(tags.size) * pixel;
  const text = escapeText(String(tags.text));
  return `<text transform="${place}${turn}" y="${Math.round(size * 0.35)}" font-size="${size}" ${styleOf(tags.kind, colours)}>${text}</text>`;
}

function styleOf(kind: unknown, colours: MapColours): string {
  if (kind === 'district') {
    return `fill="${colours.districtName}" font-weight="600" letter-spacing="${0.6 * pixel}"`;
  }
  if (kind === 'park') return `fill="${colours.parkName}" font-style="italic"`;
  return `fill="${colours.streetName}"`;
}
