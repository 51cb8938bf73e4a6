import { IconButton } from '@boardwalk/widgets/kit/button/IconButton.tsx';
import { Icon } from '@boardwalk/widgets/kit/icon/Icon.tsx';
import { Segmented } from '@boardwalk/widgets/kit/segmented/Segmented.tsx';
import { useStore } from '@nanostores/react';
import { ExternalLink, RotateCw } from 'lucide';
import { viewports } from '../../state/choices.ts';
import { usePlayground } from '../store-context.ts';
import { PreviewFrame } from './PreviewFrame.tsx';
import { Status } from './Status.tsx';

const widths = viewports.map((value) => ({ value, label: value === 'fit' ? 'Fit' : value }));
const schemes = [
  { value: 'auto', label: 'Auto' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

/** The preview with what is set most often. */
export function Canvas() {
  const { $state, change, setAttribute, reload, $page } = usePlayground();
  const { viewport, attributes } = useStore($state);
  const { address } = useStore($page);
  const { theme } = attributes;
  return (
    <section className="canvas" aria-label="Preview">
      <div className="canvas-bar">
        <div className="canvas-widths">
          <Segmented
            label="Width of the preview in px"
            segments={widths}
            value={viewport}
            onPick={(picked) => change({ viewport: picked })}
          />
        </div>
        <Segmented
          label="Colour scheme of the preview"
          segments={schemes}
          value={theme === 'light' || theme === 'dark' ? theme : 'auto'}
          onPick={(picked) => setAttribute('theme', picked === 'auto' ? undefined : picked)}
        />
        <span className="canvas-acts">
          <IconButton icon={RotateCw} label="Load the preview again" onClick={reload} />
          <a className="icon-button" href={address} target="_blank" rel="noreferrer">
            <span className="visually-hidden">Open the preview in a tab of its own</span>
            <Icon node={ExternalLink} />
          </a>
        </span>
      </div>
      <PreviewFrame />
      <Status />
    </section>
  );
}
