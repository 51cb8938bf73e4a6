import type { City } from './schemas.ts';

/** How a search asks for a city: by its description without accents. */
export function nearbyLabel(city: City): string {
  return withoutAccents(city.label);
}

/** `Québec` as `Quebec`. */
export function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{Diacritic}/gu, '');
}
