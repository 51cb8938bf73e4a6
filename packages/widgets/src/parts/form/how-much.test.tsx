import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { CheckedInput } from '../../kit/checkbox/CheckedInput.tsx';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { showWith } from '../../kit/testing/gathered-styles.fixture.ts';
import { showPart } from '../testing/show-part.fixture.tsx';
import { FieldGroup } from './FieldGroup.tsx';
import { Form } from './Form.tsx';
import { FormEnd } from './FormEnd.tsx';
import { FormTextArea } from './FormTextArea.tsx';
import { FormTextField } from './FormTextField.tsx';
import type { FormSettings } from './form-handle.ts';
import styles from './how-much.test.tsx?styles';
import { laterParts } from './later-parts.tsx';
import { useForm } from './use-form.ts';

showWith(styles);

interface ExampleProps extends Partial<FormSettings> {
  readonly children: ReactNode;
}

/** A form of whatever fields. */
function Example({ children, send = async () => {}, ...settings }: ExampleProps) {
  const form = useForm({ send, ...settings });
  return (
    <Form form={form}>
      {children}
      <FormEnd form={form} submitLabel="Save" sentMessage="It is saved." />
    </Form>
  );
}

const line = (name: string) => <FormTextField key={name} name={name} label={name} required />;
const lines = (count: number) => ['One', 'Two', 'Three', 'Four', 'Five'].slice(0, count).map(line);
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const field = (name: string) => screen.getByLabelText(name, { exact: false });
const ends = () => dispatchEvent(new Event('beforeunload', { cancelable: true }));

afterEach(() => vi.restoreAllMocks());

/** Boxes are one field of their group. */
function Colours() {
  return (
    <FieldGroup name="colour" legend="Colour" isMarked>
      {['red', 'green', 'blue'].map((colour) => (
        <label key={colour}>
          <CheckedInput
            type="radio"
            name="colour"
            value={colour}
            isChecked={false}
            onChange={() => {}}
          />
          {colour}
        </label>
      ))}
    </FieldGroup>
  );
}

test('of a short form the first field at fault has the focus, and nothing is summed up', async () => {
  const { frame } = await showPart(<Example>{lines(4)}</Example>);
  await userEvent.fill(field('One'), 'here');
  await save();
  await waitFor(() => expect(field('Two')).toHaveFocus());
  expect(field('Two')).toHaveAccessibleDescription('Fill this in.');
  expect(field('Four')).toHaveAccessibleDescription('Fill this in.');
  expect(screen.queryByRole('region')).toBe(null);
  await expectAccessible(frame);
});

test('a fifth field makes it a long one, whose summary has the focus', async () => {
  await showPart(<Example>{lines(5)}</Example>);
  await save();
  const summary = await screen.findByRole('region', { name: '5 things are not right yet' });
  await waitFor(() => expect(summary).toHaveFocus());
  expect(screen.getByRole('link', { name: 'Two: Fill this in.' })).toBeVisible();
});

test('what is mended leaves the summary, whose place stays until it is sent again', async () => {
  await showPart(<Example>{lines(5)}</Example>);
  await save();
  const summary = await screen.findByRole('region', { name: '5 things are not right yet' });
  await waitFor(() => expect(summary).toHaveFocus());
  const top = () => field('Five').getBoundingClientRect().top - summary.getBoundingClientRect().top;
  await userEvent.fill(field('Two'), 'here');
  await waitFor(() => expect(summary).toHaveAccessibleName('4 things are not right yet'));
  expect(screen.queryByRole('link', { name: 'Two: Fill this in.' })).toBe(null);
  expect(field('Two')).toHaveFocus();
  for (const name of ['One', 'Three', 'Four']) await userEvent.fill(field(name), 'here');
  await waitFor(() => expect(summary).toHaveAccessibleName('1 thing is not right yet'));
  const before = top();
  await userEvent.fill(field('Five'), 'here');
  await waitFor(() => expect(summary).toHaveAccessibleName('What was wrong has been changed'));
  expect([top(), document.activeElement]).toEqual([before, field('Five')]);
  await expectAccessible(summary);
  await save();
  await waitFor(() => expect(summary).not.toBeInTheDocument());
});

test('a group counts as one field, and is focused by its own name', async () => {
  await showPart(
    <Example check={() => ({ colour: 'Choose a colour.' })}>
      <FormTextField name="note" label="Note" />
      <Colours />
    </Example>,
  );
  await save();
  await waitFor(() => expect(screen.getByRole('radio', { name: 'red' })).toHaveFocus());
  expect(screen.getByRole('group', { name: 'Colour' })).toHaveAccessibleDescription(
    'Choose a colour.',
  );
  expect(screen.queryByRole('region')).toBe(null);
});

test('one field at fault of a long form has the focus itself; of several a summary has it', async () => {
  await showPart(
    <Example
      check={(data) => ({
        colour: 'Choose a colour.',
        ...(data.get('One') === 'refused' && { One: 'Say it otherwise.' }),
      })}
    >
      {['One', 'Two', 'Three', 'Four'].map((name) => (
        <FormTextField key={name} name={name} label={name} />
      ))}
      <Colours />
    </Example>,
  );
  await save();
  await waitFor(() => expect(screen.getByRole('radio', { name: 'red' })).toHaveFocus());
  await userEvent.fill(field('One'), 'refused');
  await save();
  const link = await screen.findByRole('link', { name: 'Colour: Choose a colour.' });
  await userEvent.click(link);
  await waitFor(() => expect(screen.getByRole('radio', { name: 'red' })).toHaveFocus());
});

const refuse = async () => {
  throw new Problem('conflict', 'Somebody else has changed it.');
};

test('a short form that is refused as a whole says so, and leaves the focus where it is', async () => {
  await showPart(
    <Example send={refuse}>
      <FormTextField name="note" label="Note" />
    </Example>,
  );
  await save();
  expect(await screen.findByRole('alert')).toHaveTextContent('Somebody else has changed it.');
  expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
});

test('what the form finds missing is said in its words, what a field finds in those of the field', async () => {
  const check = () => ({ One: 'Say what it is.', day: 'Say when.' });
  await showPart(
    <Example check={check}>
      {line('One')}
      <FormTextField name="email" label="Mail" type="email" />
      <FormTextField name="day" label="Day" type="date" />
    </Example>,
  );
  await userEvent.type(field('Mail'), 'nobody');
  // Half a date.
  await userEvent.click(field('Day'));
  await userEvent.keyboard('12');
  await save();
  await waitFor(() => expect(field('One')).toHaveAccessibleDescription('Say what it is.'));
  expect(field('Mail')).toHaveAccessibleDescription(/^Enter an e-mail address/);
  expect(field('Day')).toHaveAccessibleDescription('Complete this, or leave it empty.');
});

test('where its later file can’t be had, a form is checked all the same', async () => {
  vi.spyOn(laterParts.file, 'show').mockRejectedValue(new TypeError('No network'));
  const send = vi.fn(async () => {});
  await showPart(<Example send={send}>{lines(1)}</Example>);
  await save();
  await waitFor(() => expect(field('One')).toHaveFocus());
  expect(field('One')).toHaveAccessibleDescription(/./);
  expect(send).not.toHaveBeenCalled();
});

test.each([
  ['a short form asks nothing', lines(2), {}, true],
  ['a long form asks', lines(5), {}, false],
  ['a form with a text area asks', <FormTextArea key="text" name="One" label="One" />, {}, false],
  [
    'one that keeps what is typed asks nothing',
    <FormTextArea key="text" name="One" label="One" />,
    { keepsDraft: 'always' },
    true,
  ],
  [
    'one that keeps it as long as the page stays asks',
    <FormTextArea key="text" name="One" label="One" />,
    { keepsDraft: 'page' },
    false,
  ],
] as const)('left before it is sent, %s', async (_, fields, settings, mayEnd) => {
  const asked = vi.spyOn(laterParts.file, 'show');
  await showPart(<Example {...settings}>{fields}</Example>);
  expect(ends()).toBe(true);
  await userEvent.type(field('One'), 'What somebody wrote');
  await waitFor(() => expect(ends()).toBe(mayEnd));
  // What asks nothing loads nothing either.
  expect(asked.mock.calls.length > 0).toBe(!mayEnd);
});

test('what is being sent may lead on unasked', async () => {
  const leaves: boolean[] = [];
  await showPart(
    <Example
      send={async () => {
        await waitFor(() => expect(ends()).toBe(true));
        leaves.push(true);
      }}
    >
      <FormTextArea name="One" label="One" />
    </Example>,
  );
  await userEvent.type(field('One'), 'Text');
  await waitFor(() => expect(ends()).toBe(false));
  await save();
  await screen.findByText('It is saved.');
  expect(leaves).toEqual([true]);
});
