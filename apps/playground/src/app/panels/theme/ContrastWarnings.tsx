import { Icon } from '@boardwalk/widgets/kit/icon/Icon.tsx';
import { useStore } from '@nanostores/react';
import { CircleCheck, TriangleAlert } from 'lucide';
import { formatRatio } from '../../../theme/contrast.ts';
import { findPoorContrast, type PoorContrast } from '../../../theme/contrast-pairs.ts';
import { usePlayground } from '../../store-context.ts';

/** Which of the colours that somebody set are too close to what they stand on. */
export function ContrastWarnings() {
  const { catalogue, $state } = usePlayground();
  const { tokens } = useStore($state);
  const poor = findPoorContrast(catalogue.tokens, tokens);
  const hasColours = catalogue.tokens.some(({ kind, name }) => kind === 'colour' && tokens[name]);
  return (
    <div role="status">
      {hasColours && poor.length === 0 && (
        <p className="verdict is-good">
          <Icon node={CircleCheck} size={16} />
          Every pair holds WCAG 2.2 AA.
        </p>
      )}
      {poor.length > 0 && (
        <ul className="warnings">
          {poor.map((pair) => (
            <Warning key={`${pair.of} ${pair.on} ${pair.scheme}`} pair={pair} />
          ))}
        </ul>
      )}
    </div>
  );
}

function Warning({ pair: { of, on, scheme, ratio, least } }: { readonly pair: PoorContrast }) {
  return (
    <li>
      <Icon node={TriangleAlert} size={16} />
      <span>
        <code>{of}</code> on <code>{on}</code>, {scheme}: {formatRatio(ratio)} to 1, and {least} is
        asked
      </span>
    </li>
  );
}
