import { defineElement } from '../../element/attributes/element-table.ts';
import button from '../../kit/button/button.css?inline';
import suggestions from '../../kit/combobox/suggestions.css?inline';
import icon from '../../kit/icon/icon.css?inline';
import skeleton from '../../kit/skeleton/skeleton.css?inline';
import state from '../../kit/state/state.css?inline';
import kit from '../../kit/style/kit.css?inline';
import { confirmStyles } from '../../parts/confirm/styles.ts';
import placeRows from '../../parts/remote-state/place-rows.css?inline';
import person from '../../profile/shared/person-finder/person.css?inline';
import { composeAttributes } from './attributes.ts';
import { Compose } from './Compose.tsx';
import compose from './compose.css?inline';
import type { ComposeContext } from './compose-context.ts';

export default defineElement({
  tag: 'bw-compose',
  summary: 'A message to somebody who is found by name or username.',
  attributes: composeAttributes,
  events: {},
  parts: { heading: 'The heading.' },
  ownSite: true,
  intrinsicSize: [[0, 480]],
  styles: [
    kit,
    icon,
    button,
    confirmStyles,
    suggestions,
    skeleton,
    state,
    person,
    placeRows,
    compose,
  ],
  render: (context: ComposeContext) => <Compose context={context} />,
});
