import { drawStreets } from './draw-streets.ts';
import { type MapColours, type MapTheme, mapColours } from './map-theme.ts';
import { escapeText, fonts, pixel, touches } from './svg-parts.ts';
import { type DrawnPoint, drawnSide, TileGeometry, type TileSection } from './tile-geometry.ts';

/** The first zoom that shows rivers of each rank. */
const riversFrom = [5, 7, 8, 9];

/** The last zoom that names are placed for; nearer, those of it stay. */
const lastNamedZoom = 12;

/** A vector tile, and the part of it that is drawn. */
export interface SourceTile {
  readonly bytes: Uint8Array;
  readonly section: TileSection;
}

/**
 * Draws an SVG tile of 256 pixels from vector tiles of the archives, its own or ancestors'; `zoom`
 * decides what is shown.
 */
export function drawTile(
  land: SourceTile,
  streets: SourceTile | undefined,
  zoom: number,
  theme: MapTheme,
): string {
  const colours = mapColours[theme];
  const ways = streets && new TileGeometry(streets.bytes, streets.section);
  const layers = drawLayers(new TileGeometry(land.bytes, land.section), ways, zoom, colours);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" viewBox="0 0 ${drawnSide} ${drawnSide}"><path fill="${colours.water}" d="M0 0h${drawnSide}v${drawnSide}H0z"/>${layers}</svg>`;
}

function drawLayers(
  geometry: TileGeometry,
  streets: TileGeometry | undefined,
  zoom: number,
  colours: MapColours,
): string {
  const land = geometry.areas('land');
  const shore = `stroke="${colours.shore}" stroke-width="${0.8 * pixel}" stroke-linejoin="round"`;
  const clip = '<clipPath id="c"><use href="#l"/></clipPath>';
  return [
    land && `<path id="l" fill="${colours.land}" ${shore} d="${land}"/>${clip}`,
    land && drawSettlements(geometry.points('urban'), zoom, colours),
    drawRivers(geometry, zoom, colours),
    // Below the lakes, so that what is made up ends at their shores.
    land && streets && drawStreets(streets, zoom, colours),
    drawPath(geometry.areas('lake'), `fill="${colours.water}" fill-rule="evenodd" ${shore}`),
    drawBorders(geometry, zoom, colours),
    drawNames(geometry.points('label'), Math.min(zoom, lastNamedZoom), colours),
  ].join('');
}

function drawPath(data: string, attributes: string): string {
  return data && `<path ${attributes} d="${data}"/>`;
}

/** Built-up land as a tint that fades out and ends at the shore. */
function drawSettlements(points: readonly DrawnPoint[], zoom: number, colours: MapColours): string {
  const world = drawnSide * 2 ** zoom;
  const circles = points
    .map(({ at, tags }) => ({ at, radius: (Number(tags.radius) / 1e7) * world }))
    .filter(({ at, radius }) => touches(at, radius) && radius > pixel)
    .map(
      ({ at, radius }) =>
        `<circle cx="${Math.round(at.x)}" cy="${Math.round(at.y)}" r="${Math.round(radius)}"/>`,
    )
    .join('');
  if (circles === '') return '';
  const strength = 0.8 * 0.72 ** Math.max(0, zoom - 8);
  const stop = (offset: number, opacity: number) =>
    `<stop offset="${offset}" stop-color="${colours.urban}" stop-opacity="${opacity}"/>`;
  const gradient = `<radialGradient id="u">${stop(0, strength)}${stop(0.6, strength * 0.75)}${stop(1, 0)}</radialGradient>`;
  return `${gradient}<g fill="url(#u)" clip-path="url(#c)">${circles}</g>`;
}

function drawRivers(geometry: TileGeometry, zoom: number, colours: MapColours): string {
  return riversFrom
    .map((from, index) => {
      if (zoom < from) return '';
      const width = Math.min(3, 0.9 + (zoom - from) * 0.3) * pixel;
      return drawPath(
        geometry.lines('river', (tags) => tags.rank === index + 1),
        `fill="none" stroke="${colours.river}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"`,
      );
    })
    .join('');
}

function drawBorders(geometry: TileGeometry, zoom: number, colours: MapColours): string {
  const width = (zoom < 6 ? 0.9 : 1.3) * pixel;
  const dashes = `stroke-dasharray="${4 * pixel} ${3 * pixel}"`;
  const line = 'fill="none" stroke-linejoin="round"';
  return [
    drawPath(
      geometry.lines('border', (tags) => tags.kind === 'region'),
      `${line} stroke="${colours.regionBorder}" stroke-width="${width * 0.8}" ${zoom < 5 ? '' : dashes}`,
    ),
    drawPath(
      geometry.lines('border', (tags) => tags.kind === 'country'),
      `${line} stroke="${colours.countryBorder}" stroke-width="${width}"`,
    ),
  ].join('');
}

function drawNames(points: readonly DrawnPoint[], zoom: number, colours: MapColours): string {
  const names = points
    .filter(({ tags }) => Number(tags.from) <= zoom && zoom <= Number(tags.to))
    .map((point) => drawName(point, colours))
    .join('');
  if (names === '') return '';
  return `<g font-family="${fonts}" text-anchor="middle" paint-order="stroke" stroke-linejoin="round" stroke-width="${2.5 * pixel}">${names}</g>`;
}

function drawName({ at, tags }: DrawnPoint, colours: MapColours): string {
  const size = Number(tags.size) * pixel;
  const x = Math.round(at.x);
  const y = Math.round(at.y + size * 0.35);
  const style = nameStyle(String(tags.kind), colours);
  return `<text x="${x}" y="${y}" font-size="${size}" ${style}>${escapeText(String(tags.text))}</text>`;
}

function nameStyle(kind: string, colours: MapColours): string {
  const halo = `stroke="${colours.land}" stroke-opacity=".85"`;
  const spaced = `letter-spacing="${1.4 * pixel}"`;
  if (kind === 'country')
    return `fill="${colours.countryName}" ${halo} font-weight="600" ${spaced}`;
  if (kind === 'region') return `fill="${colours.regionName}" ${halo} ${spaced}`;
  if (kind === 'water') {
    return `fill="${colours.waterName}" font-style="italic" stroke="${colours.water}" letter-spacing="${0.4 * pixel}"`;
  }
  if (kind === 'city') return `fill="${colours.cityName}" ${halo} font-weight="600"`;
  return `fill="${colours.townName}" ${halo}`;
}
