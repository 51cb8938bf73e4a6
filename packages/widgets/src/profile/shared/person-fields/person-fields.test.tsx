import { personFieldMessages } from '@boardwalk/sdk-core/account/person-messages';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../kit/testing/accessibility.fixture.ts';
import { showWith } from '../../../kit/testing/gathered-styles.fixture.ts';
import { showPart } from '../../../parts/testing/show-part.fixture.tsx';
import { PersonNameFields } from './PersonNameFields.tsx';
import { PhoneFields } from './PhoneFields.tsx';
import { findNameErrors, findPhoneErrors } from './person-errors.ts';
import styles from './person-fields.test.tsx?styles';

showWith(styles);

const messages = personFieldMessages;
const number = () => screen.getByRole('textbox', { name: 'Phone number' });

function Fields({ errors = {} }: { readonly errors?: Readonly<Record<string, string>> }) {
  return (
    <form>
      <PersonNameFields errors={errors} lastName="Lindqvist" />
      <PhoneFields errors={errors} required />
    </form>
  );
}

function dataOf(frame: HTMLElement): FormData {
  return new FormData(frame.querySelector('form') ?? undefined);
}

test('names and a number are asked for, and what is wrong with them is told', async () => {
  const { frame, update } = await showPart(<Fields />);
  const data = dataOf(frame);
  expect(findNameErrors(data, messages)).toEqual({ firstName: messages.nameWrong });
  expect(findPhoneErrors(data, messages)).toEqual({ 'phone.number': messages.phoneWrong });
  update(<Fields errors={{ 'phone.number': messages.phoneWrong }} />);
  expect(number()).toHaveAccessibleDescription(messages.phoneWrong);
  await expectAccessible(frame);
  await userEvent.fill(screen.getByRole('textbox', { name: 'First name' }), 'Rosa');
  await userEvent.fill(number(), '905 555 0123');
  expect(findNameErrors(dataOf(frame), messages)).toEqual({});
  expect(findPhoneErrors(dataOf(frame), messages)).toEqual({});
});

test('the country is that of the time zone, or the one that is known', async () => {
  const { update } = await showPart(<Fields />, { timeZone: 'Australia/Perth' });
  const country = () => screen.getByRole('combobox', { name: 'Country code' });
  expect(country()).toHaveValue('AU');
  update(<PhoneFields errors={{}} country="US" />);
  expect(country()).toHaveValue('US');
});

test('in French at 280 px nothing sticks out', async () => {
  const { frame } = await showPart(<Fields />, { locale: 'fr-CA', width: 280 });
  expect(screen.getByRole('textbox', { name: 'Prénom' })).toBeVisible();
  expect(frame.scrollWidth).toBeLessThanOrEqual(280);
});
