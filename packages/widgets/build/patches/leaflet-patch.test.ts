import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { patchLeaflet, patchLeafletCss } from './leaflet-patch.ts';

const require = createRequire(import.meta.url);
const leaflet = readFileSync(require.resolve('leaflet/dist/leaflet-src.esm.js'), 'utf8');

test('no HTML string, data URL or icon address is left in the installed Leaflet', () => {
  const patched = patchLeaflet(leaflet);
  expect(patched).not.toMatch(/innerHTML|outerHTML|insertAdjacentHTML|data:image|marker-icon-2x/);
  expect(patched.match(/__html\(/g)?.length).toBe(8 + 1);
});

test('a Leaflet with another site is refused', () => {
  expect(() => patchLeaflet(`${leaflet}\nnode.innerHTML = text;\n`)).toThrow(
    'Leaflet has 11 HTML sites instead of 10',
  );
});

test('no loop over names meets what a page put on Object.prototype', () => {
  const loops = patchLeaflet(leaflet).match(/\bfor \([^)]* in [^)]+\) .*/g) ?? [];
  expect(loops.length).toBeGreaterThan(40);
  expect(loops.filter((loop) => !loop.includes('__isOfPage('))).toEqual([]);
});

test('its CSS asks for no picture', () => {
  const css = readFileSync(require.resolve('leaflet/dist/leaflet.css'), 'utf8');
  expect(patchLeafletCss(css)).not.toContain('url(');
});
