import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { catalogue } from '../catalogue/catalogue.fixture.ts';
import { readAddress, writeAddress } from './address.ts';
import {
  answerModes,
  frameworks,
  hostSwitches,
  networks,
  panels,
  processors,
  viewports,
} from './choices.ts';
import { initialState, type PlaygroundState } from './playground-state.ts';

const read = (query: string) => readAddress(catalogue, new URLSearchParams(query));

const anyState: fc.Arbitrary<PlaygroundState> = fc.record({
  tag: fc.constant('bw-search' as const),
  attributes: fc
    .record(
      {
        near: fc.string({ maxLength: 40 }).filter((text) => !/\p{Cc}/u.test(text)),
        price: fc.constantFrom('..', '1..2'),
        'has-pictures': fc.constantFrom('', 'false'),
        category: fc.constantFrom('item', 'item,property'),
        theme: fc.constantFrom('auto', 'dark'),
      },
      { requiredKeys: [] },
    )
    .map((texts): Record<string, string> => ({ ...texts })),
  tokens: fc
    .record(
      { '--bw-accent': fc.constantFrom('#123', '#aBcDeF'), '--bw-radius-card': fc.constant('4px') },
      { requiredKeys: [] },
    )
    .map((texts): Record<string, string> => ({ ...texts })),
  direction: fc.constantFrom('auto', 'rtl'),
  answers: fc.constantFrom(...answerModes),
  network: fc.constantFrom(...networks),
  processor: fc.constantFrom(...processors),
  hosts: fc.subarray([...hostSwitches]),
  viewport: fc.constantFrom(...viewports),
  panel: fc.constantFrom(...panels),
  framework: fc.constantFrom(...frameworks),
});

test('whatever is chosen, its address says the same again', () => {
  fc.assert(
    fc.property(anyState, (state) => {
      const address = writeAddress(state).toString();
      expect(readAddress(catalogue, new URLSearchParams(address))).toEqual(state);
    }),
  );
});

test('what is as it always is stays out of the address', () => {
  expect(String(writeAddress(initialState('bw-search')))).toBe('widget=bw-search');
});

test.each(['', 'widget=', 'widget=script', 'widget=bw-nothing', 'widget=BW-SEARCH'])(
  '"%s" names no widget',
  (query) => expect(read(query)).toBeUndefined(),
);

test.each([
  'a.onclick=alert(1)',
  'a.style=color:red',
  'a.view=grid',
  'a.distance=-1',
  'a.price=cheap',
  'a.near=a%00b',
  `a.near=${'x'.repeat(501)}`,
  't.accent=red;}*{color:red',
  't.accent=url(https://example.com)',
  't.nothing=%23fff',
  't.radius-card=10rem',
  't.font=a;b',
  'answers=anything',
  'hosts=evil,../x',
  'viewport=9999',
  'network=__proto__',
])('%s is left out', (part) => {
  expect(read(`widget=bw-search&${part}`)).toEqual(initialState('bw-search'));
});
