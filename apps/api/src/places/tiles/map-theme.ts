/** The two looks of the base map; a page asks for one in the tile's address. */
export const mapThemes = ['light', 'dark'] as const;
export type MapTheme = (typeof mapThemes)[number];

/** Colours of one look; names are of what is painted. */
export interface MapColours {
  readonly land: string;
  readonly water: string;
  readonly shore: string;
  readonly urban: string;
  readonly river: string;
  readonly countryBorder: string;
  readonly regionBorder: string;
  readonly cityName: string;
  readonly townName: string;
  readonly regionName: string;
  readonly countryName: string;
  readonly waterName: string;
  readonly park: string;
  readonly street: string;
  readonly main: string;
  readonly highway: string;
  /** Beside streets. */
  readonly streetEdge: string;
  readonly streetName: string;
  readonly parkName: string;
  readonly districtName: string;
}

export const mapColours: Readonly<Record<MapTheme, MapColours>> = {
  light: {
    land: '#f4f1e9',
    water: '#bcd9e6',
    shore: '#a3c6d6',
    urban: '#ddd5c5',
    river: '#b0d1e0',
    countryBorder: '#a99bab',
    regionBorder: '#c3b8c2',
    cityName: '#3f4a55',
    townName: '#626d78',
    regionName: '#8f8797',
    countryName: '#756c7d',
    waterName: '#5b8ba3',
    park: '#cfe3bf',
    street: '#ffffff',
    main: '#fdf0cf',
    highway: '#f5d489',
    streetEdge: '#d9d0bf',
    streetName: '#5f6670',
    parkName: '#43733a',
    districtName: '#7a6a57',
  },
  dark: {
    land: '#1c242c',
    water: '#16303d',
    shore: '#24475a',
    urban: '#323d48',
    river: '#1d3f50',
    countryBorder: '#6b6577',
    regionBorder: '#474a58',
    cityName: '#c5d0da',
    townName: '#93a1ae',
    regionName: '#70798a',
    countryName: '#8e96a6',
    waterName: '#5f93ac',
    park: '#20382b',
    street: '#37424d',
    main: '#4a5561',
    highway: '#6b6250',
    streetEdge: '#11181f',
    streetName: '#a7b3bf',
    parkName: '#7fae88',
    districtName: '#b7a78f',
  },
};
