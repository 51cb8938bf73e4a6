import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Checkbox } from '../checkbox/Checkbox.tsx';
import { showWith } from '../testing/gathered-styles.fixture.ts';
import { show } from '../testing/show.fixture.tsx';
import { TextField } from '../text-field/TextField.tsx';
import { textOf } from './form-data.ts';
import styles from './use-submission.test.tsx?styles';
import { useSubmission } from './use-submission.ts';

showWith(styles);

function Registration() {
  const [agrees, setAgrees] = useState(false);
  const { form, errors } = useSubmission({
    check: (data) => ({
      ...(textOf(data, 'name').length < 3 && { name: 'Too short' }),
      ...(!data.has('terms') && { terms: 'Agree first' }),
    }),
    send: () => Promise.resolve(),
  });
  return (
    <form {...form}>
      <TextField name="name" label="Name" error={errors.name} />
      <Checkbox name="terms" isChecked={agrees} onChange={setAgrees}>
        I agree
      </Checkbox>
      <p>{errors.terms}</p>
      <button type="submit">Send</button>
    </form>
  );
}

test('an error goes as its field changes, and comes back where it still holds', async () => {
  show(<Registration />);
  const [short, agree] = [page.getByText('Too short'), page.getByText('Agree first')];
  const send = page.getByRole('button', { name: 'Send' });
  await userEvent.click(send);
  await expect.element(short).toBeVisible();
  await expect.element(agree).toBeVisible();
  await userEvent.fill(page.getByRole('textbox', { name: 'Name' }), 'A');
  await expect.element(short).not.toBeInTheDocument();
  await expect.element(agree).toBeVisible();
  await userEvent.click(send);
  await expect.element(short).toBeVisible();
});

test('a box that is at fault is ticked by one press', async () => {
  show(<Registration />);
  await userEvent.click(page.getByRole('button', { name: 'Send' }));
  await expect.element(page.getByText('Agree first')).toBeVisible();
  const box = page.getByRole('checkbox', { name: 'I agree' });
  await userEvent.click(box);
  await expect.element(page.getByText('Agree first')).not.toBeInTheDocument();
  await expect.element(box).toBeChecked();
});
