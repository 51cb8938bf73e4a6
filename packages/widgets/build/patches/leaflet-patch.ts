import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'rollup';

const require = createRequire(import.meta.url);
const source = require.resolve('leaflet/dist/leaflet-src.esm.js');
const expectedSites = 10;
const expectedLoops = 45;

/** Stands in front of Leaflet: the only elements that its own markup may create. */
const domBuilder = `
const __tags = new Set(['a', 'abbr', 'b', 'br', 'div', 'em', 'i', 'p', 'small', 'span', 'strong']);
const __attributes = new Set(['aria-hidden', 'aria-label', 'class', 'href', 'title']);
const __entities = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\\u00a0', copy: '\\u00a9' };
function __text(markup) {
  return markup.replace(/&(?:#(\\d+)|#x([\\da-f]+)|(\\w+));/gi, (all, decimal, hex, name) =>
    decimal ? String.fromCodePoint(+decimal) : hex ? String.fromCodePoint(parseInt(hex, 16)) : __entities[name] ?? all);
}
function __html(parent, markup) {
  parent.replaceChildren();
  let node = parent;
  for (const [, close, tag, attributes, text] of String(markup ?? '').matchAll(/<(\\/?)([a-z]\\w*)((?:"[^"]*"|'[^']*'|[^'">])*)>|([^<]+|<)/gi)) {
    if (text) node.append(__text(text));
    else if (!__tags.has(tag.toLowerCase())) continue;
    else if (close) { if (node !== parent) node = node.parentNode; }
    else {
      const child = document.createElement(tag);
      for (const [, name, a, b] of attributes.matchAll(/([\\w-]+)\\s*=\\s*(?:"([^"]*)"|'([^']*)')/g)) {
        const value = __text(a ?? b ?? '');
        if (__attributes.has(name) && (name !== 'href' || /^(https?:|#|\\/)/.test(value))) child.setAttribute(name, value);
      }
      node.append(child);
      if (child.localName !== 'br') node = child;
    }
  }
}
`;

/** Old scripts put members on `Object.prototype` that every `for … in` of the page meets. */
const memberCheck = `
const __isOfPage = (name) => Object.prototype.propertyIsEnumerable(name);
`;

const replacements: readonly (readonly [from: string, to: string])[] = [
  [
    "var emptyImageUrl = 'data:image/gif;base64,R0lGODlhAQABAAD/ACwAAAAAAQABAAACADs=';",
    "var emptyImageUrl = '';",
  ],
  ['tile.src = emptyImageUrl;', "tile.removeAttribute('src');"],
  ["tile.el.setAttribute('src', emptyImageUrl);", "tile.el.removeAttribute('src');"],
  ["tile.getAttribute('src') === emptyImageUrl", "!tile.hasAttribute('src')"],
  ["iconUrl:       'marker-icon.png'", "iconUrl:       ''"],
  ["iconRetinaUrl: 'marker-icon-2x.png'", "iconRetinaUrl: ''"],
  ["shadowUrl:     'marker-shadow.png'", "shadowUrl:     ''"],
];

/**
 * Leaflet without HTML strings and `data:` URLs, so that it runs where Trusted Types allow no
 * policy (0016-trusted-types.md). Throws when the installed Leaflet is not the one that this was
 * written for.
 */
export function patchLeaflet(code: string): string {
  let sites = 0;
  const built = code
    .replace(/^\s*\*.*innerHTML.*$/gm, '')
    .replace(/(\t+div)\.innerHTML = '<svg\/>';/, (_, target: string) => {
      sites++;
      return `${target}.append(document.createElementNS('http://www.w3.org/2000/svg', 'svg'));`;
    })
    .replace(/\tdiv\.innerHTML = '<v:shape adj="1"\/>';/, () => {
      sites++;
      return '\treturn false;';
    })
    .replace(/([\w.]+)\.innerHTML = (.+);$/gm, (_, target: string, markup: string) => {
      sites++;
      return `__html(${target}, ${markup});`;
    });
  if (sites !== expectedSites || /innerHTML|outerHTML|insertAdjacentHTML/.test(built)) {
    throw new Error(`Leaflet has ${sites} HTML sites instead of ${expectedSites}: read it again`);
  }
  const patched = replacements.reduce((text, [from, to]) => {
    if (text.split(from).length !== 2) throw new Error(`Leaflet does not hold "${from}" once`);
    return text.replace(from, to);
  }, built);
  return domBuilder + memberCheck + skipMembersOfPage(patched);
}

/** Leaflet walks its tables, whose names may be inherited, with `for … in`. */
function skipMembersOfPage(code: string): string {
  let loops = 0;
  const checked = code.replace(/\bfor \((?:var )?(\w+) in [^)]+\) \{/g, (loop, name: string) => {
    loops++;
    return `${loop} if (__isOfPage(${name})) continue;`;
  });
  if (loops !== expectedLoops) {
    throw new Error(`Leaflet has ${loops} loops instead of ${expectedLoops}: read it again`);
  }
  return checked;
}

/** The installed Leaflet, patched. */
export function patchedLeaflet(): string {
  return patchLeaflet(readFileSync(source, 'utf8'));
}

/** Leaflet's CSS without the pictures of its default icons, whose addresses would be the page's. */
export function patchLeafletCss(css: string): string {
  return css.replace(/[\w-]+:\s*url\([^)]*\);/g, '');
}

/** Rollup: `leaflet` is the patched one. */
export function leafletPatch(): Plugin {
  return {
    name: 'leaflet-patch',
    resolveId: (id) => (id === 'leaflet' ? source : null),
    load: (id) => (id === source ? patchedLeaflet() : null),
  };
}
