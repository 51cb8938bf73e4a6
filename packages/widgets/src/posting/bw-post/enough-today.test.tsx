import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { registerElement } from '../../element/mount/register-element.ts';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { focused } from '../../kit/testing/add-widget.fixture.ts';
import { problemUntil } from '../../kit/testing/fake-api.fixture.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { role, words } from '../../kit/testing/role.fixture.ts';
import { draftOf, written } from '../testing/written-listing.fixture.ts';
import postTable from './bw-post.element.tsx';

// The widgets that it nests have tests of their own, and stay undefined here.
registerElement(postTable);

test.each([
  ['en-CA', 'E-mail', 'Publish', 'Publish this one in 5 hours: until then it stays'],
  ['fr-CA', 'Courriel', 'Publier', 'Publiez celle-ci dans 5 heures'],
])(
  'in %s whoever has posted enough for today is told when it goes on, and loses nothing',
  async (locale, label, publish, sentence) => {
    const answers = [
      () => problemUntil('too-many-listings', 17_000),
      () => Response.json({ id: 70, status: 'Active', version: 1 }),
    ];

    const { api } = openWidget(
      'bw-post',
      { type: 'property', draft: '70', step: 'contact', locale },
      {
        'GET /user/': { id: 3, firstName: 'Rosa', profilePicture: null, actor: null },
        'GET /user/profile': { missing: [] },
        'GET /listing/draft/70': draftOf(written),
        'PUT /listing/draft/70': draftOf(written, 2),
        'POST /property/listing': () => answers.shift()?.(),
      },
    );
    const field = page.getByLabelText(label, { exact: false }).first();
    await userEvent.fill(field, 'milo@example.org');
    await userEvent.click(role('button', { name: publish, exact: true }));
    await expect.element(words(sentence)).toBeVisible();
    await expect.poll(() => focused()?.textContent).toContain(sentence);
    await expectAccessible(document.body);
    // What was typed is saved as a draft before, and stands in the form.
    await expect.element(field).toHaveValue('milo@example.org');
    expect(api.callsOf('PUT /listing/draft/70').at(-1)).toContain('milo@example.org');
    await userEvent.click(role('button', { name: publish, exact: true }));
    await expect.poll(() => api.callsOf('POST /property/listing')).toHaveLength(2);
    expect(api.callsOf('POST /property/listing').at(-1)).toContain('milo@example.org');
  },
);
