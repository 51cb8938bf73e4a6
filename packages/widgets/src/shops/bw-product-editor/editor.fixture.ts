import { type Locator, userEvent } from 'vitest/browser';
import type { Answers } from '../../kit/testing/fake-api.fixture.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { role } from '../../kit/testing/role.fixture.ts';
import { settingsOf, shirt, shopAnswers, shopPath } from '../testing/shop.fixture.ts';

export const create = `POST ${shopPath}/product`;
export const read = (id: string) => `GET ${shopPath}/product/${id}/settings`;
export const change = (id: string) => `POST ${shopPath}/product/${id}`;
export const mug = settingsOf('mug', { title: 'Stoneware mug' });

/** Opens the form: of a new product, by default. */
export function open(attributes: Readonly<Record<string, string>> = {}, answers: Answers = {}) {
  return openWidget(
    'bw-product-editor',
    { shop: 'maple', ...attributes },
    { ...shopAnswers, [read('mug')]: mug, [read('shirt')]: shirt, ...answers },
  );
}

export const field = (name: string, within: Pick<Locator, 'getByRole'> = { getByRole: role }) =>
  within.getByRole('textbox', { name, exact: false });
export const press = (name: string) => userEvent.click(role('button', { name }));
export const save = () => press('Save');
export const group = (name: string) => role('group', { name, exact: true });
export const bodyOf = (calls: readonly string[], call: string) =>
  JSON.parse(calls.at(-1)?.slice(call.length) ?? '{}');

/** Takes what was sent, answers what the product has become. */
export function answerTo(settings: typeof mug) {
  const versions: (string | null)[] = [];
  const answer = (init: RequestInit) => {
    versions.push(new Headers(init.headers).get('if-match'));
    return { ...settings, version: settings.version + versions.length };
  };
  return { versions, answer };
}

export async function fillBasics() {
  await userEvent.fill(field('Title'), 'Stoneware mug');
  await userEvent.selectOptions(role('combobox', { name: 'Category' }), 'Kitchen and dining');
  await userEvent.fill(field('Price').first(), '25');
}

export async function addOption(name: string, ...values: readonly string[]) {
  await press('Add an option');
  await userEvent.fill(field('Name of the option').last(), name);
  for (const value of values) {
    await userEvent.fill(field('Add a value').last(), value);
    await userEvent.keyboard('{Enter}');
  }
}
