import { supportedLocales } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { Segmented } from '@boardwalk/widgets/kit/segmented/Segmented.tsx';
import { directions, type PartsState, themes, widths } from './parts-state.ts';

interface PartsControlsProps {
  readonly state: PartsState;
  readonly onChange: (patch: Partial<PartsState>) => void;
}

const words = {
  light: 'Light',
  dark: 'Dark',
  ltr: 'Left to right',
  rtl: 'Right to left',
  full: 'Full width',
  '280': '280 px',
  '390': '390 px',
  '768': '768 px',
  'en-CA': 'en-CA',
  'en-US': 'en-US',
  'en-AU': 'en-AU',
  'fr-CA': 'fr-CA',
} as const;

const segmentsOf = <Value extends keyof typeof words>(values: readonly Value[]) =>
  values.map((value) => ({ value, label: words[value] }));

/** How the examples show: theme, language, direction and width. */
export function PartsControls({ state, onChange }: PartsControlsProps) {
  return (
    <div className="parts-controls">
      <Segmented
        label="Theme"
        segments={segmentsOf(themes)}
        value={state.theme}
        onPick={(theme) => onChange({ theme })}
      />
      <Segmented
        label="Language"
        segments={segmentsOf(supportedLocales)}
        value={state.locale}
        onPick={(locale) => onChange({ locale })}
      />
      <Segmented
        label="Direction"
        segments={segmentsOf(directions)}
        value={state.direction}
        onPick={(direction) => onChange({ direction })}
      />
      <Segmented
        label="Width"
        segments={segmentsOf(widths)}
        value={state.width}
        onPick={(width) => onChange({ width })}
      />
    </div>
  );
}
