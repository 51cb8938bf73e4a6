import { gunzipSync } from 'node:zlib';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isKnownToCaller } from '../../platform/http/send-stored-file.ts';
import { type MapTheme, mapThemes } from './map-theme.ts';
import type { ServedMap, TileAddress } from './served-map.ts';

/** The parts of `/tiles/{version}/{theme}/{z}/{x}/{y}.{extension}`. */
export interface TileParams {
  readonly version: string;
  readonly theme: string;
  readonly z: string;
  readonly x: string;
  readonly file: string;
}

/** Sends a tile, which browsers keep for good: a changed map has another version and address. */
export async function serveTile(
  map: ServedMap,
  request: FastifyRequest<{ Params: TileParams }>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { address, theme } = readAddress(map, request.params);
  const { z, x, y } = address;
  const etag = `"${map.version}-${theme}-${z}-${x}-${y}"`;
  const isCurrent = request.params.version === map.version;
  reply.headers({
    etag,
    // During an upgrade a page may still ask for the version before.
    'cache-control': isCurrent ? 'public, max-age=31536000, immutable' : 'public, max-age=300',
  });
  if (isKnownToCaller(request.headers['if-none-match'], etag)) return reply.code(304).send();
  const tile = await map.readTile(address, theme);
  if (tile === undefined) throw new Problem('not-found', 'The map has no such tile.');
  reply.header('content-type', map.contentType);
  if (map.encoding === undefined) return reply.send(tile);
  if (!acceptsGzip(request.headers['accept-encoding'])) return reply.send(gunzipSync(tile));
  return reply.header('content-encoding', map.encoding).send(tile);
}

function acceptsGzip(header: string | string[] | undefined): boolean {
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:\s*,|\s*$))/.test(String(header));
}

function readAddress(map: ServedMap, params: TileParams) {
  const [name = '', ...extensions] = params.file.split('.');
  const theme = mapThemes.find((known): known is MapTheme => known === params.theme);
  const [z, x, y] = [params.z, params.x, name].map(readIndex);
  const isTile = z !== undefined && x !== undefined && y !== undefined;
  if (!isTile || !theme || extensions.join('.') !== map.extension || !isOnMap(map, { z, x, y })) {
    throw new Problem('not-found', 'The map has no such tile.');
  }
  return { theme, address: { z, x, y } };
}

function readIndex(text: string): number | undefined {
  return /^(0|[1-9]\d{0,7})$/.test(text) ? Number(text) : undefined;
}

function isOnMap({ minZoom, maxNativeZoom }: ServedMap, { z, x, y }: TileAddress): boolean {
  return z >= minZoom && z <= maxNativeZoom && x < 2 ** z && y < 2 ** z;
}
