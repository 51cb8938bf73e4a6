import type { Catalogue, CatalogueWidget } from './catalogue.ts';

/** A widget for any page, with an attribute of every type. */
export const searchWidget: CatalogueWidget = {
  tag: 'bw-search',
  domain: 'search',
  isEmbedded: true,
  summary: 'Searches.',
  attributes: [
    { name: 'near', type: 'string', description: 'A city.', default: '' },
    {
      name: 'price',
      type: 'string',
      description: 'A range.',
      pattern: '^\\d*\\.\\.\\d*$',
      accepts: 'a range such as "1..2"',
    },
    { name: 'distance', type: 'number', description: 'Metres.', minimum: 0, maximum: 2_000_000 },
    { name: 'has-pictures', type: 'boolean', description: 'Only with pictures.' },
    { name: 'view', type: 'enum', description: 'How.', values: ['list', 'map'], default: 'list' },
    { name: 'category', type: 'list', description: 'Kinds.', values: ['item', 'property'] },
  ],
  properties: [],
  events: [{ name: 'bw-results', description: 'Results show.' }],
  parts: [],
  slots: [],
  intrinsicSize: [[0, 600]],
};

/** A widget that stands on our own site alone. */
export const noticeWidget: CatalogueWidget = {
  ...searchWidget,
  tag: 'bw-notice',
  domain: 'site',
  isEmbedded: false,
  attributes: [
    { name: 'code', type: 'enum', description: 'Why.', values: ['404', '410'], required: true },
  ],
  events: [],
};

/** A catalogue of two widgets. */
export const catalogue: Catalogue = {
  widgets: [searchWidget, noticeWidget],
  commonAttributes: [
    { name: 'theme', type: 'enum', description: 'Scheme.', values: ['auto', 'light', 'dark'] },
  ],
  tokens: [
    { name: '--bw-background', kind: 'colour', light: '#ffffff', dark: '#11171d' },
    { name: '--bw-accent', kind: 'colour', light: '#0b6b74', dark: '#5cc8d2' },
    { name: '--bw-on-accent', kind: 'colour', light: 'oklch(…)', dark: 'oklch(…)' },
    { name: '--bw-radius-card', kind: 'length', light: '10px', dark: '10px' },
    { name: '--bw-font', kind: 'text', light: 'system-ui', dark: 'system-ui' },
  ],
};
