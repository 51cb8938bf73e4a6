import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import * as z from 'zod/mini';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { showWith } from '../../kit/testing/gathered-styles.fixture.ts';
import { NumberField } from '../number-field/NumberField.tsx';
import { showPart } from '../testing/show-part.fixture.tsx';
import { SaveStatus } from './autosave/SaveStatus.tsx';
import { useAutosave } from './autosave/use-autosave.ts';
import { checkBySchema } from './check-by-schema.ts';
import { Form } from './Form.tsx';
import { FormEnd } from './FormEnd.tsx';
import { FormMarks } from './FormMarks.tsx';
import { FormSelect } from './FormSelect.tsx';
import { FormTextArea } from './FormTextArea.tsx';
import { FormTextField } from './FormTextField.tsx';
import styles from './form.test.tsx?styles';
import type { FormSettings } from './form-handle.ts';
import { useForm } from './use-form.ts';

showWith(styles);

function Listing(settings: FormSettings) {
  const form = useForm(settings);
  return (
    <Form form={form}>
      <FormMarks />
      <FormTextField name="title" label="Title" help="As people search for it." required />
      <FormSelect
        name="kind"
        label="Kind"
        required
        choices={[
          { value: '', label: 'Choose …' },
          { value: 'item', label: 'Item' },
        ]}
      />
      <NumberField name="price" label="Price" min={1} max={1000} />
      <FormTextField name="day" label="Day" type="date" min="2026-12-01" />
      <FormTextArea name="text" label="Description" />
      <FormEnd form={form} submitLabel="Publish" sentMessage="It is published." />
    </Form>
  );
}

type SavingProps = FormSettings & { readonly save: (draft: FormData) => Promise<unknown> };

function SavingListing({ save, ...settings }: SavingProps) {
  const autosave = useAutosave(save);
  return (
    <>
      <Listing {...settings} autosave={autosave} />
      <SaveStatus autosave={autosave} />
    </>
  );
}

const publish = () => userEvent.click(screen.getByRole('button', { name: 'Publish' }));
const field = (name: string) => screen.getByLabelText(name, { exact: false });
/** The summary of that name, once it has the focus. */
async function summary(name: string) {
  const region = await screen.findByRole('region', { name });
  await waitFor(() => expect(region).toHaveFocus());
  return region;
}

async function fill() {
  await userEvent.type(field('Title'), 'A blue sofa');
  await userEvent.selectOptions(field('Kind'), 'Item');
}

test('what is wrong stands at its field and in a summary that leads there', async () => {
  const send = vi.fn(async () => {});
  const { frame } = await showPart(<Listing send={send} />);
  await userEvent.type(field('Price'), '0');
  await userEvent.fill(field('Day'), '2026-11-30');
  await publish();
  const found = await summary('4 things are not right yet');
  await waitFor(() => expect(found).toHaveFocus());
  expect(
    within(found)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual([
    'Title: Fill this in.',
    'Kind: Fill this in.',
    'Price: Enter 1 or more.',
    'Day: Enter Dec\u00a01,\u00a02026 or later.',
  ]);
  expect(field('Title')).toHaveAccessibleDescription('Fill this in.');
  await expectAccessible(frame);
  await userEvent.click(screen.getByRole('link', { name: 'Kind: Fill this in.' }));
  await waitFor(() => expect(field('Kind')).toHaveFocus());
  expect(send).not.toHaveBeenCalled();
});

test('a field that is changed says no more that it is wrong, until it is checked again', async () => {
  await showPart(<Listing send={async () => {}} />);
  await publish();
  await summary('2 things are not right yet');
  await userEvent.type(field('Title'), 'A');
  await waitFor(() => expect(field('Title')).not.toHaveAccessibleDescription('Fill this in.'));
  expect(field('Title')).toHaveFocus();
  expect(field('Title')).toBeValid();
  expect(field('Kind')).toHaveAccessibleDescription('Fill this in.');
  await userEvent.clear(field('Title'));
  await publish();
  await waitFor(() => expect(field('Title')).toHaveAccessibleDescription(/Fill this in\./));
});

test('what is right is sent, once, and that is said', async () => {
  const sending = Promise.withResolvers<void>();
  const send = vi.fn((_: FormData) => sending.promise);
  const { frame } = await showPart(<Listing send={send} />);
  await fill();
  await publish();
  await userEvent.type(field('Title'), '{Enter}');
  expect(send).toHaveBeenCalledTimes(1);
  sending.resolve();
  await screen.findByText('It is published.');
  expect(Object.fromEntries(send.mock.calls[0]?.[0] ?? [])).toEqual({
    title: 'A blue sofa',
    kind: 'item',
    price: '',
    day: '',
    text: '',
  });
  await expectAccessible(frame);
});

test('what the server finds wrong is told at the fields that it names', async () => {
  const fields = [{ path: 'body.title.en', message: 'You have another one of this title.' }];
  await showPart(
    <Listing
      send={async () => {
        throw new Problem('invalid-request', 'body.title.en: wrong', { fields });
      }}
    />,
  );
  await fill();
  await publish();
  await waitFor(() => expect(field('Title')).toHaveFocus());
  expect(field('Title')).toHaveAccessibleDescription('You have another one of this title.');
});

test('a refusal that concerns no field is told in the summary, which has the focus', async () => {
  await showPart(
    <Listing
      send={async () => {
        throw new Problem('conflict', 'Somebody else has changed it.');
      }}
    />,
  );
  await fill();
  await publish();
  const found = await summary('This could not be sent');
  within(found).getByText('Somebody else has changed it.');
  await waitFor(() => expect(found).toHaveFocus());
  expect(field('Title')).toHaveValue('A blue sofa');
});

test('a schema of the contract is loaded with the first check, and faults are told in our words', async () => {
  const load = vi.fn(async () => z.strictObject({ title: z.string().check(z.maxLength(5)) }));
  const check = checkBySchema({
    load: async () => {
      const schema = await load();
      return { safeParse: (value) => schema.safeParse(value) };
    },
    read: (data) => ({ title: data.get('title') }),
    names: ['title'],
    explain: () => 'Five letters at most.',
  });
  const send = vi.fn(async () => {});
  await showPart(<Listing check={check} send={send} />);
  expect(load).not.toHaveBeenCalled();
  await fill();
  await publish();
  await waitFor(() => expect(field('Title')).toHaveFocus());
  expect(field('Title')).toHaveAccessibleDescription('Five letters at most.');
  await userEvent.fill(field('Title'), 'Sofa');
  await publish();
  await screen.findByText('It is published.');
});

test('what is filled in is saved, and kept and tried again where it could not be', async () => {
  const saved: unknown[] = [];
  const save = vi
    .fn(async (data: FormData) => void saved.push(data.get('title')))
    .mockRejectedValueOnce(new Problem('network', 'no connection'));
  await showPart(<SavingListing send={async () => {}} save={save} />);
  await userEvent.type(field('Title'), 'Sofa');
  await screen.findByText(/Could not be saved/);
  expect(field('Title')).toHaveValue('Sofa');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Saved');
  expect(saved).toEqual(['Sofa']);
});

test('a draft on its way arrives before what is sent, and none after it', async () => {
  const saving = Promise.withResolvers<void>();
  const order: string[] = [];
  await showPart(
    <SavingListing
      send={async () => void order.push('sent')}
      save={async () => {
        await saving.promise;
        order.push('saved');
      }}
    />,
  );
  await fill();
  await publish();
  await screen.findByText('Saving …');
  expect(order).toEqual([]);
  saving.resolve();
  await screen.findByText('It is published.');
  expect(order).toEqual(['saved', 'sent']);
});

const ends = () => dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('a change that is on the page alone keeps the page from ending', async () => {
  const { unmount } = await showPart(<Listing send={async () => {}} />);
  expect(ends()).toBe(true);
  await userEvent.type(field('Title'), 'Sofa');
  await waitFor(() => expect(ends()).toBe(false));
  await userEvent.selectOptions(field('Kind'), 'Item');
  await publish();
  await screen.findByText('It is published.');
  await waitFor(() => expect(ends()).toBe(true));
  await userEvent.type(field('Title'), 's');
  await waitFor(() => expect(ends()).toBe(false));
  unmount();
  expect(ends()).toBe(true);
});

/** As a person does, who has to read the question. */
function answersNo(): boolean {
  const began = performance.now();
  while (performance.now() - began < 60);
  return false;
}

test('where the browser shows no question, nobody is held up', async () => {
  const ask = vi.spyOn(window, 'confirm').mockReturnValue(false);
  const before = location.href;
  await showPart(<Listing send={async () => {}} />);
  await userEvent.type(field('Title'), 'Sofa');
  await waitFor(() => expect(ends()).toBe(false));
  history.pushState(null, '', '/elsewhere');
  expect([ask.mock.calls.length, location.pathname]).toEqual([1, '/elsewhere']);
  history.replaceState(null, '', before);
});

test('our own navigation asks before the change is lost; another step of the page does not', async () => {
  const ask = vi.spyOn(window, 'confirm').mockImplementation(() => answersNo());
  const before = location.href;
  await showPart(<Listing send={async () => {}} />);
  await userEvent.type(field('Title'), 'Sofa');
  await waitFor(() => expect(ends()).toBe(false));
  history.pushState(null, '', '/elsewhere');
  expect([ask.mock.calls.length, location.href]).toEqual([1, before]);
  const step = new URL(before);
  step.searchParams.set('step', 'photos');
  history.pushState(null, '', step);
  expect([ask.mock.calls.length, location.href]).toEqual([1, step.href]);
  ask.mockReturnValue(true);
  history.pushState(null, '', '/elsewhere');
  expect([ask.mock.calls.length, location.pathname]).toEqual([2, '/elsewhere']);
  history.replaceState(null, '', before);
});

test.each([280, 390])('in French it fits into %i px, in either direction', async (width) => {
  const { frame } = await showPart(<Listing send={async () => {}} />, {
    locale: 'fr-CA',
    dir: width === 280 ? 'rtl' : 'ltr',
    width,
  });
  await publish();
  await summary('2 points restent à corriger');
  expect(frame.scrollWidth).toBeLessThanOrEqual(width);
  expect(screen.getByRole('link', { name: /^Title\u00a0: Remplissez/ })).toBeVisible();
});
