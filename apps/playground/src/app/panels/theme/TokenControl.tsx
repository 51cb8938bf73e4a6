import { TextField } from '@boardwalk/widgets/kit/text-field/TextField.tsx';
import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { CatalogueToken } from '../../../catalogue/catalogue.ts';
import { isTokenValue, tokenValueDescriptions } from '../../../theme/check-token.ts';
import { parseColour } from '../../../theme/contrast.ts';
import { colourOf } from '../../../theme/contrast-pairs.ts';
import { usePlayground } from '../../store-context.ts';

/** A token's value, typed, and for colours picked as well. */
export function TokenControl({ token }: { readonly token: CatalogueToken }) {
  const { $state, setToken } = usePlayground();
  const text = useStore($state).tokens[token.name];
  const [draft, setDraft] = useState(text ?? '');
  useEffect(() => setDraft(text ?? ''), [text]);
  const isWrong = draft !== '' && !isTokenValue(token, draft);
  return (
    <TextField
      label={token.name.replace('--bw-', '')}
      placeholder={presetOf(token)}
      value={draft}
      autoComplete="off"
      spellCheck={false}
      error={isWrong ? `Expected ${tokenValueDescriptions[token.kind]}.` : undefined}
      before={token.kind === 'colour' ? <Swatch token={token} /> : undefined}
      onInput={({ currentTarget: { value } }) => {
        setDraft(value);
        if (value === '') setToken(token.name, undefined);
        else if (isTokenValue(token, value)) setToken(token.name, value);
      }}
    />
  );
}

function Swatch({ token }: { readonly token: CatalogueToken }) {
  const { catalogue, $state, setToken } = usePlayground();
  const { tokens } = useStore($state);
  const colour = colourOf(catalogue.tokens, tokens, token.name, 'light') ?? '';
  return (
    <input
      type="color"
      className="swatch"
      aria-label={`Pick ${token.name}`}
      value={asLong(colour)}
      onInput={({ currentTarget }) => setToken(token.name, currentTarget.value)}
    />
  );
}

/** Colour inputs take six digits only. */
function asLong(colour: string): string {
  const channels = parseColour(colour) ?? [0, 0, 0];
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

function presetOf({ kind, light, dark }: CatalogueToken): string {
  if (kind === 'colour' && !light.startsWith('#')) return 'follows the accent';
  return light === dark ? light : `${light}, dark ${dark}`;
}
