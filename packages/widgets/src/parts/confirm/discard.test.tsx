import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import { showWith } from '../../kit/testing/gathered-styles.fixture.ts';
import { FormTextArea } from '../form/FormTextArea.tsx';
import { useForm } from '../form/use-form.ts';
import { showPart } from '../testing/show-part.fixture.tsx';
import { DialogForm } from './DialogForm.tsx';
import styles from './discard.test.tsx?styles';

showWith(styles);

function Report({ onClose }: { readonly onClose: () => void }) {
  const form = useForm({ send: async () => onClose() });
  return (
    <DialogForm form={form} submit="Send" onCancel={onClose}>
      <FormTextArea name="reason" label="Reason" />
      <input type="file" aria-label="Photo" />
    </DialogForm>
  );
}

function ReportDialog() {
  const [isOpen, setIsOpen] = useState(true);
  const close = () => setIsOpen(false);
  return (
    <Dialog isOpen={isOpen} onClose={close} title="Report" closeLabel="Close">
      <Report onClose={close} />
    </Dialog>
  );
}

const question = 'Discard your changes? What you entered and have not saved will be lost.';
const field = () => screen.getByRole('textbox', { name: 'Reason' });
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
const unsaved = () =>
  waitFor(() => expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false));
const asks = () => vi.spyOn(window, 'confirm').mockReturnValue(false);

const ways: Record<string, () => Promise<void>> = {
  Escape: () => userEvent.keyboard('{Escape}'),
  'its cross': () => userEvent.click(screen.getByRole('button', { name: 'Close' })),
  Cancel: () => userEvent.click(screen.getByRole('button', { name: 'Cancel' })),
  'a press beside it': async () => screen.getByRole('dialog').click(),
};

beforeEach(() => showPart(<ReportDialog />));

test.each(Object.entries(ways))('%s asks before a long text is lost', async (_, leave) => {
  const ask = asks();
  await userEvent.type(field(), 'It is not theirs.');
  await unsaved();
  await leave();
  await leave();
  expect(ask.mock.calls).toEqual([[question], [question]]);
  expect(field()).toHaveValue('It is not theirs.');
  ask.mockReturnValue(true);
  await leave();
  await closed();
  expect(ask).toHaveBeenCalledTimes(3);
});

test.each(Object.entries(ways))('%s asks nothing while nothing was typed', async (_, leave) => {
  const ask = asks();
  await leave();
  await closed();
  expect(ask).not.toHaveBeenCalled();
});

test('what is sent is not asked about', async () => {
  const ask = asks();
  await userEvent.type(field(), 'It is not theirs.');
  await unsaved();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await closed();
  expect(ask).not.toHaveBeenCalled();
});

test('no file chosen is no wish to close', async () => {
  const ask = asks();
  await userEvent.type(field(), 'It is not theirs.');
  await unsaved();
  screen.getByLabelText('Photo').dispatchEvent(new Event('cancel', { bubbles: true }));
  expect(ask).not.toHaveBeenCalled();
});
