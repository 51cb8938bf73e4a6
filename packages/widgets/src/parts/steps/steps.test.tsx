import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { showWith } from '../../kit/testing/gathered-styles.fixture.ts';
import { Form } from '../form/Form.tsx';
import { FormTextField } from '../form/FormTextField.tsx';
import { useForm } from '../form/use-form.ts';
import { showPart } from '../testing/show-part.fixture.tsx';
import { Steps } from './Steps.tsx';
import styles from './steps.test.tsx?styles';

showWith(styles);

const ids = ['Kind', 'Facts', 'Photos'];

function Way({ start = 'Kind' }: { readonly start?: string }) {
  const [done, setDone] = useState<readonly string[]>(start === 'Kind' ? [] : ['Kind', 'Facts']);
  const [current, setCurrent] = useState(start);
  const form = useForm({ send: async () => {} });
  return (
    <>
      <Steps
        steps={ids.map((id) => ({ id, title: id, isDone: done.includes(id) }))}
        current={current}
        onGo={setCurrent}
        validate={async () => {
          const isValid = await form.validate();
          if (isValid) setDone([...done, current]);
          return isValid;
        }}
        onFinish={() => setCurrent('Kind')}
        finishLabel="Publish"
      >
        <Form key={current} form={form}>
          <FormTextField name="answer" label="Answer" required />
        </Form>
      </Steps>
      <output>{current}</output>
    </>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const heading = () => screen.getByRole('heading', { level: 2 });

test('a step is left once it is right, and the heading of the next has the focus', async () => {
  const { frame } = await showPart(<Way />);
  expect(heading()).toHaveAccessibleName('Step 1 of 3 Kind');
  expect(heading()).not.toHaveFocus();
  await press('Continue');
  const answer = screen.getByLabelText(/Answer/);
  await waitFor(() => expect(answer).toHaveFocus());
  expect(answer).toHaveAccessibleDescription('Fill this in.');
  expect(heading()).toHaveAccessibleName('Step 1 of 3 Kind');
  await userEvent.type(screen.getByLabelText(/Answer/), 'Item');
  await press('Continue');
  await waitFor(() => expect(heading()).toHaveAccessibleName('Step 2 of 3 Facts'));
  await waitFor(() => expect(heading()).toHaveFocus());
  expect(screen.getByRole('button', { name: 'Kind, done' })).toBeEnabled();
  expect(screen.getByRole('button', { name: 'Facts' })).toHaveAttribute('aria-current', 'step');
  expect(screen.getByRole('button', { name: 'Photos' })).toBeDisabled();
  await expectAccessible(frame);
});

test('back and the list lead to what is done, without a check', async () => {
  await showPart(<Way start="Photos" />);
  await press('Back');
  await waitFor(() => expect(heading()).toHaveAccessibleName('Step 2 of 3 Facts'));
  await press('Kind, done');
  await waitFor(() => expect(heading()).toHaveAccessibleName('Step 1 of 3 Kind'));
  expect(screen.queryByRole('button', { name: 'Back' })).toBe(null);
  await press('Photos');
  await waitFor(() => expect(heading()).toHaveAccessibleName('Step 3 of 3 Photos'));
  expect(screen.getByRole('button', { name: 'Publish' })).toBeVisible();
});

test('a step that is not right says so in place of its tick', async () => {
  const steps = ids.map((id) => ({ id, title: id, isDone: true, isWrong: id === 'Facts' }));
  const { frame } = await showPart(
    <Steps steps={steps} current="Photos" onGo={() => {}} onFinish={() => {}} finishLabel="Publish">
      <p>Photos</p>
    </Steps>,
  );
  const wrong = screen.getByRole('button', { name: 'Facts, not right yet' });
  expect(wrong.closest('li')).toHaveClass('is-wrong');
  expect(wrong.closest('li')).not.toHaveClass('is-done');
  expect(screen.getByRole('button', { name: 'Kind, done' })).toBeEnabled();
  await expectAccessible(frame);
});

test('on a phone no name of a step is broken within a word', async () => {
  const titles = ['Essentiel', 'Photos', 'Lieu', 'Détails', 'Prix', 'Contact'];
  const { frame } = await showPart(
    <Steps
      steps={titles.map((title) => ({ id: title, title, isDone: true }))}
      current="Essentiel"
      onGo={() => {}}
      onFinish={() => {}}
      finishLabel="Publier"
    >
      <p>Essentiel</p>
    </Steps>,
    { locale: 'fr-CA', width: 344 },
  );
  const heights = [...frame.querySelectorAll<HTMLElement>('.step-title')].map(
    (title) => title.getBoundingClientRect().height,
  );
  expect(heights).toHaveLength(6);
  expect(Math.max(...heights)).toBeLessThan(20);
  expect(frame.scrollWidth).toBeLessThanOrEqual(344);
});

test.each(['ltr', 'rtl'] as const)('on a phone its titles make room, %s', async (dir) => {
  const { frame } = await showPart(<Way />, { locale: 'fr-CA', dir, width: 280 });
  expect(heading()).toHaveAccessibleName('Étape 1 sur 3 Kind');
  expect(frame.querySelector('.step-title')).not.toBeVisible();
  expect(frame.scrollWidth).toBeLessThanOrEqual(280);
  await expectAccessible(frame);
});

test.each([358, 561])('at %d px no name of a step breaks within a word', async (width) => {
  const titles = ['Emplacement', 'Panneau', 'Forfait', 'Carte', 'Vérification'];
  const { frame } = await showPart(
    <Steps
      steps={titles.map((title) => ({ id: title, title, isDone: true }))}
      current="Vérification"
      onGo={() => {}}
      validate={async () => true}
      onFinish={() => {}}
      finishLabel="Payer"
    >
      <p>…</p>
    </Steps>,
    { locale: 'fr-CA', width },
  );
  expect(heading()).toHaveAccessibleName('Étape 5 sur 5 Vérification');
  const shown = [...frame.querySelectorAll<HTMLElement>('.step-title')].filter(
    (title) => title.offsetHeight > 0,
  );
  expect(shown).toHaveLength(5);
  expect(frame.scrollWidth).toBeLessThanOrEqual(width);
  for (const title of shown) {
    const lineHeight = Number.parseFloat(getComputedStyle(title).lineHeight);
    expect(title.offsetHeight).toBeLessThan(2 * lineHeight);
  }
});
