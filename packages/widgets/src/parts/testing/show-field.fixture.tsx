import { screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { FieldErrors } from '../../kit/form/form-data.ts';
import { Form } from '../form/Form.tsx';
import { FormEnd } from '../form/FormEnd.tsx';
import { useForm } from '../form/use-form.ts';
import { showPart } from './show-part.fixture.tsx';

/** What became of each time that the form was sent. */
type Outcomes = FieldErrors[];

function Checked({ outcomes, children }: { outcomes: Outcomes; children: ReactNode }) {
  const [seen, setSeen] = useState<FieldErrors>();
  const form = useForm({ send: async () => void outcomes.push({}) });
  // Each refusal has errors of its own, also where they say the same.
  if (form.allErrors !== seen) {
    setSeen(form.allErrors);
    if (Object.keys(form.allErrors).length > 0) outcomes.push(form.allErrors);
  }
  return (
    <Form form={form}>
      {children}
      <FormEnd form={form} submitLabel="Check" />
    </Form>
  );
}

/** Shows a field in a form; `errors` sends it and answers what is wrong: `name: error`. */
export async function showField(field: ReactNode, surroundings?: Parameters<typeof showPart>[1]) {
  const outcomes: Outcomes = [];
  const shown = await showPart(<Checked outcomes={outcomes}>{field}</Checked>, surroundings);
  return {
    ...shown,
    data: () => new FormData(shown.frame.querySelector('form') ?? undefined),
    async errors(): Promise<readonly string[]> {
      const before = outcomes.length;
      await userEvent.click(screen.getByRole('button', { name: 'Check' }));
      await expect.poll(() => outcomes.length).toBeGreaterThan(before);
      return Object.entries(outcomes.at(-1) ?? {}).map(([name, error]) => `${name}: ${error}`);
    },
  };
}
