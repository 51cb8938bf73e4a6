import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { Checkbox } from '../../../kit/checkbox/Checkbox.tsx';
import { CheckedInput } from '../../../kit/checkbox/CheckedInput.tsx';
import { Segmented } from '../../../kit/segmented/Segmented.tsx';
import { showWith } from '../../../kit/testing/gathered-styles.fixture.ts';
import {
  type PressedField,
  pressField,
  pressWays,
  stateAfter,
  stateOf,
} from '../../../kit/testing/press-field.fixture.ts';
import { showPart } from '../../testing/show-part.fixture.tsx';
import { Form } from '../Form.tsx';
import { FormSelect } from '../FormSelect.tsx';
import { FormTextField } from '../FormTextField.tsx';
import { useForm } from '../use-form.ts';
import styles from './pressed-while-saved.test.tsx?styles';
import { SaveStatus } from './SaveStatus.tsx';
import { useAutosave } from './use-autosave.ts';

showWith(styles);

const choices = ['first', 'second', 'third'].map((value) => ({ value, label: value }));

interface DraftFormProps {
  readonly onSave: (draft: FormData) => void;
}

/** Shows what it holds and saves it, with each change; as the form of a listing does. */
function DraftForm({ onSave }: DraftFormProps) {
  const [isTicked, setTicked] = useState(false);
  const [radio, setRadio] = useState('first');
  const [segment, setSegment] = useState('first');
  const [held, setHeld] = useState('');
  const autosave = useAutosave(async (draft) => onSave(draft));
  const form = useForm({
    autosave,
    send: async () => {},
    onChange: (data) => setHeld(JSON.stringify([...data])),
  });
  return (
    <Form form={form}>
      <FormTextField name="text" label="Text" />
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
      <FormSelect name="choice" label="Choice" choices={choices} defaultValue="first" />
      <output>{held}</output>
      <SaveStatus autosave={autosave} />
    </Form>
  );
}

describe.each(pressWays)('by %s', (way) => {
  test.each([
    ['box', '[type="checkbox"]'],
    ['radio', '[name="radio"][value="second"]'],
    ['segment', '.segmented [value="second"]'],
    ['choice', 'select'],
  ])('a pressed %s holds while its draft is saved, and is in the draft', async (name, css) => {
    const drafts: FormData[] = [];
    const { frame } = await showPart(<DraftForm onSave={(draft) => drafts.push(draft)} />);
    const field = frame.querySelector<PressedField>(css);
    if (!field) throw new Error(`No field is ${css}`);
    const expected = stateAfter(field);
    await pressField(field, way);
    await waitFor(() => expect(screen.getByText('Saved')).toBeVisible());
    expect(stateOf(field)).toBe(expected);
    if (name === 'segment') return;
    expect(drafts.at(-1)?.get(name)).toBe(name === 'box' ? 'on' : 'second');
  });
});
