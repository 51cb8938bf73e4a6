import { useStore } from '@nanostores/react';
import type { ComponentType } from 'react';
import { type Panel, panels } from '../../state/choices.ts';
import { panelNames } from '../choice-labels.ts';
import { usePlayground } from '../store-context.ts';
import { AccessibilityPanel } from './AccessibilityPanel.tsx';
import { ControlsPanel } from './controls/ControlsPanel.tsx';
import { EmbedPanel } from './EmbedPanel.tsx';
import { EventsPanel } from './EventsPanel.tsx';
import { PagePanel } from './PagePanel.tsx';
import { SpeedPanel } from './SpeedPanel.tsx';
import { Tabs } from './Tabs.tsx';
import { ThemePanel } from './theme/ThemePanel.tsx';

const contents: Readonly<Record<Panel, ComponentType>> = {
  controls: ControlsPanel,
  theme: ThemePanel,
  page: PagePanel,
  events: EventsPanel,
  accessibility: AccessibilityPanel,
  speed: SpeedPanel,
  embed: EmbedPanel,
};

/** Shows what can be set on the widget, what it reports, and its code. */
export function Panels() {
  const { $state, $told, change } = usePlayground();
  const { panel } = useStore($state);
  const { events } = useStore($told);
  const Content = contents[panel];
  return (
    <section className="panels" id="panels" aria-label="Controls and results" tabIndex={-1}>
      <Tabs
        label="Panels"
        tabs={panels.map((value) => ({
          value,
          label: panelNames[value],
          count: value === 'events' && events.length > 0 ? events.length : undefined,
        }))}
        value={panel}
        onPick={(picked) => change({ panel: picked })}
      >
        <Content />
      </Tabs>
    </section>
  );
}
