import { useRef, useState } from 'react';
import { Button } from '../../../kit/button/Button.tsx';
import { PlaceField } from './PlaceField.tsx';

interface WhereProps {
  readonly first?: string;
  readonly error?: string;
  readonly hasButton?: boolean;
}

function Where({ first = '', error, hasButton = false }: WhereProps) {
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(first);
  const [typed, setTyped] = useState('');
  return (
    <PlaceField
      input={input}
      label="Where"
      placeholder="City"
      typed={typed}
      value={text}
      error={error}
      onChange={({ currentTarget }) => {
        setText(currentTarget.value);
        setTyped(currentTarget.value);
      }}
      onNear={(near) => {
        setText(near);
        setTyped('');
      }}
      after={hasButton && <Button variant="quiet">Near me</Button>}
    />
  );
}

/** The demo suggests its cities: "Ham" finds Hamilton. */
export function Empty() {
  return <Where />;
}

export function WithAButton() {
  return <Where first="Hamilton, ON" hasButton />;
}

export function UnknownCity() {
  return <Where first="Hamitlon" error="There is no city by this name." />;
}
