import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useNotifyOnChange } from './use-notify-on-change.ts';

interface TellerProps {
  readonly shown: string | undefined;
  readonly tell: (shown: string) => void;
}

function Teller({ shown, tell }: TellerProps) {
  useNotifyOnChange(shown, tell);
  return null;
}

test('what shows is told once, by whoever tells by then', () => {
  const told: string[] = [];
  const teller = (shown: string | undefined, name: string) => (
    <Teller shown={shown} tell={(one) => told.push(`${name} ${one}`)} />
  );
  const { rerender } = render(teller(undefined, 'first'));
  rerender(teller('a house', 'second'));
  rerender(teller('a house', 'third'));
  rerender(teller('a garden', 'fourth'));
  rerender(teller(undefined, 'fifth'));
  rerender(teller('a garden', 'sixth'));
  expect(told).toEqual(['second a house', 'fourth a garden', 'sixth a garden']);
});
