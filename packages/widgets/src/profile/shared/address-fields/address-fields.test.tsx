import { addressFieldMessages } from '@boardwalk/sdk-core/account/address-messages';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../kit/testing/accessibility.fixture.ts';
import { showWith } from '../../../kit/testing/gathered-styles.fixture.ts';
import { Form } from '../../../parts/form/Form.tsx';
import { useForm } from '../../../parts/form/use-form.ts';
import { showPart } from '../../../parts/testing/show-part.fixture.tsx';
import { AddressFields } from './AddressFields.tsx';
import styles from './address-fields.test.tsx?styles';
import { findAddressErrors, readAddress } from './address-form.ts';

showWith(styles);

const messages = addressFieldMessages;
const empty = { countryCode: null, postalCode: null, state: null, city: null, line1: null };
const hamilton = {
  countryCode: 'CA',
  postalCode: 'L8P 1A1',
  state: 'ON',
  city: 'Hamilton',
  line1: '12 Elm St',
};

async function open(
  address: Readonly<Record<keyof typeof empty, string | null>>,
  locale?: 'fr-CA',
) {
  const fields = (
    <form>
      <AddressFields name="billing" address={address} errors={{}} />
    </form>
  );
  const { frame } = await showPart(fields, locale && { locale });
  const data = () => new FormData(frame.querySelector('form') ?? undefined);
  return { frame, data };
}

test('what is filled in is read as it is sent, and browsers know what each field is', async () => {
  const { frame, data } = await open(hamilton);
  expect(readAddress(data(), 'billing')).toEqual(hamilton);
  expect(findAddressErrors(data(), 'billing', messages)).toEqual({});
  expect(screen.getByLabelText('City').getAttribute('autocomplete')).toBe('billing address-level2');
  await expectAccessible(frame);
});

test('another country has other regions, and forgets the one that was chosen', async () => {
  const { data } = await open(hamilton);
  await userEvent.selectOptions(screen.getByLabelText('Country'), 'Australia');
  expect(readAddress(data(), 'billing')).toMatchObject({ countryCode: 'AU', state: null });
  const regions = within(screen.getByLabelText('State or territory'));
  expect(regions.getByRole('option', { name: 'Queensland' })).toBeInTheDocument();
  expect(regions.queryByRole('option', { name: 'Ontario' })).toBe(null);
});

test.each([
  [undefined, '', 'Province, state or territory', 'Postal code'],
  [undefined, 'CA', 'Province or territory', 'Postal code'],
  [undefined, 'US', 'State', 'ZIP code'],
  [undefined, 'AU', 'State or territory', 'Postcode'],
  ['fr-CA', '', 'Province, État ou territoire', 'Code postal'],
  ['fr-CA', 'CA', 'Province ou territoire', 'Code postal'],
  ['fr-CA', 'US', 'État', 'Code ZIP'],
  ['fr-CA', 'AU', 'État ou territoire', 'Code postal'],
] as const)('%s, in “%s” they are called %s and %s', async (locale, country, state, code) => {
  await open(empty, locale);
  await userEvent.selectOptions(screen.getByLabelText(locale ? 'Pays' : 'Country'), country);
  expect(screen.getByLabelText(state)).toHaveAttribute('name', 'billing.state');
  expect(screen.getByLabelText(code)).toHaveAttribute('name', 'billing.postalCode');
});

test('a label of two lines lowers no box beside it, nor does a note', async () => {
  const errors = { 'billing.city': 'Enter at most 80 characters.' };
  const fields = (
    <>
      <AddressFields name="billing" address={empty} errors={errors} />
    </>
  );
  const { frame } = await showPart(fields, { width: 358 });
  const topOf = (label: string) =>
    screen.getByLabelText(label).closest('.field-box, .select')?.getBoundingClientRect().top;
  const heights = [...frame.querySelectorAll('.field-row label')].map(
    (label) => label.getBoundingClientRect().height,
  );
  expect(heights[1]).toBeGreaterThan(heights[0] ?? Number.NaN);
  expect(topOf('Province, state or territory')).toBe(topOf('City'));
  await expectAccessible(frame);
});

function Sent() {
  const form = useForm({
    check: (data) => findAddressErrors(data, 'billing', messages),
    send: async () => {},
  });
  return (
    <Form form={form}>
      <AddressFields name="billing" address={hamilton} errors={form.errors} />
      <button type="submit">Save</button>
    </Form>
  );
}

test('what was wrong for one country is not said of another', async () => {
  await showPart(<Sent />);
  await userEvent.fill(screen.getByLabelText('Postal code'), '90210');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.getByLabelText('Postal code')).toBeInvalid());
  await userEvent.selectOptions(screen.getByLabelText('Country'), 'United States');
  await waitFor(() => expect(screen.getByLabelText('ZIP code')).toBeValid());
});

test('halves are told: a code without its country, a code of another', async () => {
  const { data } = await open({ ...empty, postalCode: 'L8P 1A1' });
  expect(readAddress(data(), 'billing')).toEqual({ ...empty, postalCode: 'L8P 1A1' });
  expect(findAddressErrors(data(), 'billing', messages)).toEqual({
    'billing.countryCode': messages.countryMissing,
  });
  await userEvent.selectOptions(screen.getByLabelText('Country'), 'United States');
  expect(findAddressErrors(data(), 'billing', messages)).toEqual({
    'billing.postalCode': messages['postalCode.US'],
  });
});

test.each([
  ['another province', { state: 'AB' }, { 'billing.postalCode': messages.otherRegion }],
  [
    'both at odds, no country’s code',
    { state: 'AB', postalCode: '90210' },
    { 'billing.postalCode': messages['postalCode.CA'] },
  ],
  ['a province that is not chosen yet', { state: null }, {}],
  ['federal offices in Gatineau', { state: 'QC', postalCode: 'k1a0s5' }, {}],
])('a code is held against its province: %s', async (_, change, errors) => {
  const { data } = await open({ ...hamilton, ...change });
  expect(findAddressErrors(data(), 'billing', messages)).toEqual(errors);
});

test('regions have French names', async () => {
  await open({ ...empty, countryCode: 'CA' }, 'fr-CA');
  expect(screen.getByRole('option', { name: 'Nouveau-Brunswick' })).toBeInTheDocument();
});
