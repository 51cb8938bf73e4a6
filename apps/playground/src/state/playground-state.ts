import type { CatalogueWidget } from '../catalogue/catalogue.ts';
import type {
  AnswerMode,
  Framework,
  HostSwitch,
  Network,
  Panel,
  Processor,
  Viewport,
} from './choices.ts';

/** Everything that somebody chose in the playground; its address says the same. */
export interface PlaygroundState {
  readonly tag: CatalogueWidget['tag'];
  /** Texts by attribute name; all of them accepted by the widget's table. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Values by token name. */
  readonly tokens: Readonly<Record<string, string>>;
  /** The direction written on the tag. */
  readonly direction: 'auto' | 'rtl';
  readonly answers: AnswerMode;
  readonly network: Network;
  readonly processor: Processor;
  readonly hosts: readonly HostSwitch[];
  readonly viewport: Viewport;
  readonly panel: Panel;
  readonly framework: Framework;
}

/** A widget as it stands without anybody's choices. */
export function initialState(tag: CatalogueWidget['tag']): PlaygroundState {
  return {
    tag,
    attributes: {},
    tokens: {},
    direction: 'auto',
    answers: 'live',
    network: 'full',
    processor: 'full',
    hosts: [],
    viewport: 'fit',
    panel: 'controls',
    framework: 'html',
  };
}
