import { type ReactNode, useState } from 'react';
import { describe, expect, test } from 'vitest';
import { Segmented } from '../segmented/Segmented.tsx';
import { Select } from '../select/Select.tsx';
import { showWith } from '../testing/gathered-styles.fixture.ts';
import {
  type PressedField,
  pressField,
  pressWays,
  stateOf,
} from '../testing/press-field.fixture.ts';
import { show } from '../testing/show.fixture.tsx';
import { Checkbox } from './Checkbox.tsx';
import { CheckedInput } from './CheckedInput.tsx';
import styles from './pressed-in-a-form.test.tsx?styles';

showWith(styles);

const choices = ['first', 'second', 'third'].map((value) => ({ value, label: value }));

/**
 * Renders all fields that are pressed, again on each `input`, as in a form that shows what it
 * holds.
 */
function Fields() {
  const [isTicked, setTicked] = useState(false);
  const [radio, setRadio] = useState('first');
  const [segment, setSegment] = useState('first');
  const [picked, setPicked] = useState('first');
  return (
    <>
      <Checkbox name="box" isChecked={isTicked} onChange={setTicked}>
        Box
      </Checkbox>
      {choices.map(({ value, label }) => (
        <label key={value}>
          <CheckedInput
            type="radio"
            name="radio"
            value={value}
            isChecked={value === radio}
            onChange={() => setRadio(value)}
          />
          {label}
        </label>
      ))}
      <Segmented label="Segments" segments={choices} value={segment} onPick={setSegment} />
      <Select label="Select" choices={choices} value={picked} onPick={setPicked} />
      <output>{JSON.stringify({ isTicked, radio, segment, picked })}</output>
    </>
  );
}

function RenderingForm({ render }: { readonly render: () => ReactNode }) {
  const [count, setCount] = useState(0);
  return (
    <form onInput={() => setCount(count + 1)}>
      {render()}
      <p>{count}</p>
    </form>
  );
}

const fields = {
  isTicked: '[type="checkbox"]',
  radio: '[type="radio"][value="second"]',
  segment: '.segmented [value="second"]',
  picked: 'select',
} as const;

describe.each(pressWays)('by %s', (way) => {
  test.each(Object.entries(fields))(
    '%s holds in a form that renders on input',
    async (key, css) => {
      const { shadow } = show(<RenderingForm render={() => <Fields />} />);
      await expect.poll(() => shadow.querySelector(css)).not.toBe(null);
      const field = shadow.querySelector<PressedField>(css);
      if (!field) throw new Error(`No field is ${css}`);
      const before = stateOf(field);
      await pressField(field, way);
      const expected = typeof before === 'boolean' ? true : 'second';
      await expect.poll(() => shadow.querySelector('p')?.textContent).toBe('1');
      expect(stateOf(field)).toBe(expected);
      const held = JSON.parse(shadow.querySelector('output')?.textContent ?? '{}');
      expect(held[key]).toBe(key === 'isTicked' ? true : 'second');
    },
  );
});
