import { Button } from '@boardwalk/widgets/kit/button/Button.tsx';
import { useStore } from '@nanostores/react';
import { RotateCcw } from 'lucide';
import type { CatalogueToken } from '../../../catalogue/catalogue.ts';
import { usePlayground } from '../../store-context.ts';
import { ContrastWarnings } from './ContrastWarnings.tsx';
import { TokenControl } from './TokenControl.tsx';

const kinds: readonly (readonly [CatalogueToken['kind'], title: string])[] = [
  ['colour', 'Colours'],
  ['length', 'Lengths'],
  ['text', 'Type'],
];

/** Shows the tokens that a page may set, with a warning where colours can't be distinguished. */
export function ThemePanel() {
  const { catalogue, $state, change } = usePlayground();
  const { tokens } = useStore($state);
  return (
    <>
      <div className="group-head">
        <p className="control-note">
          Set on <code>:root</code> or on a tag. One accent is enough: its hover and the text on it
          follow.
        </p>
        <Button
          variant="quiet"
          icon={RotateCcw}
          disabled={Object.keys(tokens).length === 0}
          onClick={() => change({ tokens: {} })}
        >
          Reset
        </Button>
      </div>
      <ContrastWarnings />
      {kinds.map(([kind, title]) => (
        <section key={kind} className="group">
          <h2>{title}</h2>
          {catalogue.tokens
            .filter((token) => token.kind === kind)
            .map((token) => (
              <TokenControl key={token.name} token={token} />
            ))}
        </section>
      ))}
    </>
  );
}
