import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { showWith } from '../../kit/testing/gathered-styles.fixture.ts';
import { TextField } from '../../kit/text-field/TextField.tsx';
import { useForm } from '../form/use-form.ts';
import { WordedProblem } from '../problem/worded-problem.ts';
import { showPart } from '../testing/show-part.fixture.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import styles from './confirm.test.tsx?styles';
import { DialogForm } from './DialogForm.tsx';

showWith(styles);

interface QuestionProps {
  readonly reason?: 'required';
  readonly onConfirm: (reason: string) => Promise<void>;
}

function Question({ reason, onConfirm }: QuestionProps) {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={() => setIsOpen(false)}
      title="Remove the site?"
      text="Its keys stop at once."
      submit="Remove the site"
      isDangerous
      {...(reason && { reason })}
      onConfirm={onConfirm}
    />
  );
}

const submit = () => userEvent.click(screen.getByRole('button', { name: 'Remove the site' }));

test('it does what it asks, and is gone', async () => {
  const reasons: string[] = [];
  const { frame } = await showPart(
    <Question onConfirm={async (reason) => void reasons.push(reason)} />,
  );
  expect(screen.getByRole('dialog', { name: 'Remove the site?' })).toBeVisible();
  // The way back does no harm.
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  await expectAccessible(frame);
  await submit();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
  expect(reasons).toEqual(['']);
});

test('a refusal is told in it, and it stays', async () => {
  const problem = new Problem('conflict', 'Somebody else was faster.');
  await showPart(<Question onConfirm={() => Promise.reject(problem)} />);
  await submit();
  expect(await screen.findByRole('alert')).toHaveTextContent('Somebody else was faster.');
  expect(screen.getByRole('dialog')).toBeVisible();
});

test('one that would be refused again is only to be left', async () => {
  const problem = new Problem('conflict', 'It is in use.');
  const final = new WordedProblem(problem, { isFinal: true });
  await showPart(<Question onConfirm={() => Promise.reject(final)} />);
  await submit();
  expect(await screen.findByRole('alert')).toHaveTextContent('It is in use.');
  expect(screen.queryByRole('button', { name: 'Remove the site' })).toBe(null);
  await waitFor(() => expect(document.activeElement).toHaveTextContent('Close'));
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
});

test('a reason that is required is asked for before anything is sent', async () => {
  const reasons: string[] = [];
  await showPart(
    <Question reason="required" onConfirm={async (reason) => void reasons.push(reason)} />,
  );
  await submit();
  const field = screen.getByRole('textbox', { name: 'Reason' });
  await waitFor(() => expect(field).toHaveFocus());
  expect(field).toHaveAccessibleDescription('Say why, for the trail.');
  expect(reasons).toEqual([]);
  await userEvent.fill(field, 'Asked by its owner');
  await submit();
  await waitFor(() => expect(reasons).toEqual(['Asked by its owner']));
});

test('it is left by its button or by Escape without doing anything', async () => {
  const reasons: string[] = [];
  await showPart(<Question onConfirm={async (reason) => void reasons.push(reason)} />, {
    locale: 'fr-CA',
  });
  await userEvent.click(screen.getByRole('button', { name: 'Annuler' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
  expect(reasons).toEqual([]);
});

function Renaming() {
  const form = useForm({ send: async () => {} });
  return (
    <Dialog isOpen onClose={() => {}} title="Rename" closeLabel="Close">
      <DialogForm form={form} submit="Save" onCancel={() => {}}>
        <TextField name="name" label="Name" defaultValue="Downtown" />
        <TextField name="note" label="Note" />
      </DialogForm>
    </Dialog>
  );
}

test('a form begins with its first field, whose text is selected as by Tab', async () => {
  await showPart(<Renaming />);
  const name = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
  await waitFor(() => expect(name).toHaveFocus());
  expect([name.selectionStart, name.selectionEnd]).toEqual([0, 'Downtown'.length]);
});
