import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { showWith } from '../../kit/testing/gathered-styles.fixture.ts';
import { FormTextArea } from '../form/FormTextArea.tsx';
import { useForm } from '../form/use-form.ts';
import { showPart } from '../testing/show-part.fixture.tsx';
import { DialogForm } from './DialogForm.tsx';
import styles from './discard.test.tsx?styles';

showWith(styles);

interface ReportProps {
  readonly keepsDraft?: 'page';
  readonly onClose: () => void;
}

function Report({ keepsDraft, onClose }: ReportProps) {
  const form = useForm({ ...(keepsDraft && { keepsDraft }), send: async () => onClose() });
  return (
    <DialogForm form={form} submit="Send" onCancel={onClose}>
      <FormTextArea name="reason" label="Reason" />
      <input type="file" aria-label="Photo" />
    </DialogForm>
  );
}

function ReportDialog({ keepsDraft }: Pick<ReportProps, 'keepsDraft'>) {
  const [isOpen, setIsOpen] = useState(true);
  const close = () => setIsOpen(false);
  return (
    <Dialog isOpen={isOpen} onClose={close} title="Report" closeLabel="Close">
      <Report {...(keepsDraft && { keepsDraft })} onClose={close} />
    </Dialog>
  );
}

const field = () => screen.getByRole('textbox', { name: 'Reason' });
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
const unsaved = () =>
  waitFor(() => expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false));

const question = () => screen.queryByRole('group', { name: 'What you entered is not saved.' });
/** A press before anybody has read the question was meant for what stood there before. */
const readQuestion = () => new Promise((resolve) => setTimeout(resolve, 600));
const answer = (name: string) => userEvent.click(screen.getByRole('button', { name }));

const ways: Record<string, () => Promise<void>> = {
  Escape: () => userEvent.keyboard('{Escape}'),
  'its cross': () => userEvent.click(screen.getByRole('button', { name: 'Close' })),
  Cancel: () => userEvent.click(screen.getByRole('button', { name: 'Cancel' })),
  'a press beside it': async () => screen.getByRole('dialog').click(),
};

const typed = 'It is not theirs.';

async function openTyped(props: Pick<ReportProps, 'keepsDraft'> = {}) {
  const { frame } = await showPart(<ReportDialog {...props} />);
  await userEvent.type(field(), typed);
  // The question comes in a file of its own.
  await unsaved();
  return frame;
}

test.each(Object.entries(ways))('%s asks before a long text is lost', async (_, leave) => {
  const frame = await openTyped();
  await leave();
  await waitFor(() => expect(question()).toBeVisible());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Keep editing' })).toHaveFocus());
  await expectAccessible(frame);
  await answer('Keep editing');
  await waitFor(() => expect(question()).toBe(null));
  expect(field()).toHaveValue(typed);
  await leave();
  await readQuestion();
  await answer('Discard it');
  await closed();
});

test('the second press of a double one discards nothing', async () => {
  await openTyped();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  (await screen.findByRole('button', { name: 'Discard it' })).click();
  expect(field()).toHaveValue(typed);
  await readQuestion();
  await answer('Discard it');
  await closed();
});

test('a second Escape does not close it either', async () => {
  await openTyped();
  await userEvent.keyboard('{Escape}');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(question()).toBeVisible());
  expect(field()).toHaveValue(typed);
});

test('who goes back to the text types on', async () => {
  await openTyped();
  field().focus();
  await userEvent.keyboard('{Escape}');
  await answer('Keep editing');
  await waitFor(() => expect(field()).toHaveFocus());
});

test.each(Object.entries(ways))('%s closes at once while nothing was typed', async (_, leave) => {
  await showPart(<ReportDialog />);
  await leave();
  await closed();
});

test('what is sent is not asked about', async () => {
  await openTyped();
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await closed();
});

test('no file chosen is no wish to close', async () => {
  await openTyped();
  screen.getByLabelText('Photo').dispatchEvent(new Event('cancel', { bubbles: true }));
  expect(question()).toBe(null);
});

test('what is there again when the form is opened again is closed without a question', async () => {
  await openTyped({ keepsDraft: 'page' });
  await userEvent.keyboard('{Escape}');
  await closed();
});

test.each([280, 390])('in French it fits into %i px, in either direction', async (width) => {
  const { frame } = await showPart(<ReportDialog />, {
    ...{ locale: 'fr-CA', dir: width === 280 ? 'rtl' : 'ltr', width },
  });
  await userEvent.type(field(), typed);
  await unsaved();
  await userEvent.keyboard('{Escape}');
  const group = await screen.findByRole('group', { name: /n’est pas enregistré/ });
  expect(group.scrollWidth).toBeLessThanOrEqual(group.clientWidth);
  expect(frame.scrollWidth).toBeLessThanOrEqual(width);
});
