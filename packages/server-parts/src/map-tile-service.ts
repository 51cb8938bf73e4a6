import { SettingFault } from './setting-fault.ts';
import type { Environment } from './settings.ts';

/** A service that browsers fetch the tiles of the map from. */
export interface MapTileService {
  /** Its addresses with `{z}`, `{x}` and `{y}`, perhaps `{s}` for one of its hosts. */
  readonly template: string;
  /** What a content security policy names it by, such as `https://*.tiles.example`. */
  readonly source: string;
}

/** Our own machine needs no encryption; elsewhere a page over https shows nothing without. */
const safeStart = /^(?:https:\/\/|http:\/\/(?:localhost|127\.0\.0\.1)[:/])/;

/** The service of `BOARDWALK_MAP_TILE_URL`; undefined where our own server has the tiles. */
export function readMapTileService(environment: Environment): MapTileService | undefined {
  const template = environment.BOARDWALK_MAP_TILE_URL;
  if (!template) return undefined;
  const isWhole = ['{z}', '{x}', '{y}'].every((part) => template.includes(part));
  const address = template.replace('//{s}.', '//any.');
  if (!isWhole || !safeStart.test(template) || !URL.canParse(address)) throw refuse(template);
  const { origin } = new URL(address);
  if (!/^[\w:/.-]+$/.test(origin)) throw refuse(template);
  return {
    template,
    source: address === template ? origin : origin.replace('//any.', '//*.'),
  };
}

function refuse(template: string): SettingFault {
  return new SettingFault(
    `BOARDWALK_MAP_TILE_URL must be like https://tiles.example/{z}/{x}/{y}.png, not "${template}".`,
  );
}
