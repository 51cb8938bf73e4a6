import { tags } from 'virtual:every-widget';
import { beforeEach, describe, expect, test } from 'vitest';
import { registerElement } from '../element/mount/register-element.ts';
import type { WidgetServer } from '../element/widget-server.ts';
import { expectAccessible } from '../kit/testing/accessibility.fixture.ts';
import { addWidget, shadowOf } from '../kit/testing/add-widget.fixture.ts';
import { hydrate } from '../kit/testing/hydrate.fixture.ts';
import { allWidgets } from './all-widgets.fixture.ts';
import { changeAttributes } from './change-attributes.fixture.ts';
import { collectFaults } from './collect-faults.fixture.ts';
import { openingTexts } from './example-attributes.fixture.ts';
import { startExamplePage } from './example-page.fixture.ts';
import { leaveAndReturn } from './leave-and-return.fixture.ts';
import { watchPageListeners } from './page-listeners.fixture.ts';
import { untilSteady } from './until-steady.fixture.ts';
import { useControls } from './use-controls.fixture.ts';

const servers = import.meta.glob<{ readonly default: WidgetServer }>(['../*/bw-*/bw-*.server.ts'], {
  eager: true,
});

const widgets = allWidgets.map(({ file, ...widget }) => ({
  ...widget,
  server: servers[file.replace(/\.element\.tsx$/, '.server.ts')]?.default,
}));

/** Widgets that show nothing to somebody who acts as themselves. */
const empty = ['bw-acting'];
/** Widgets with a control that closes them. */
const closable = ['bw-language-offer'];

/**
 * What each widget has to do by its table alone, whatever it is about: the tests of one part of all
 * widgets, as the parts run beside one another. A new widget is in one of them without a line.
 */
export function testWidgets(part: number, parts: number): void {
  for (const { table } of widgets) registerElement(table);

  test('no widget of the builds is left out', () => {
    expect(tags.length).toBeGreaterThan(0);
    expect(widgets.map(({ table }) => table.tag).sort()).toEqual([...tags].sort());
  });

  const widgetsOfPart = widgets.filter((_, index) => index % parts === part);
  describe.each(widgetsOfPart)('<$table.tag>', ({ table, isOwnSite, server }) => {
    let faults: readonly string[];

    beforeEach(() => {
      faults = collectFaults();
    });

    test('shows, changes, moves, is used, leaves and comes back', async () => {
      const listeners = watchPageListeners();
      startExamplePage(isOwnSite);
      const texts = openingTexts(table);
      const element = addWidget(table.tag, texts);
      await untilSteady(element);
      const frame = frameOf(element);

      function expectWorking(when: string): void {
        expect(faults, when).toEqual([]);
        expect(element.matches(':state(ready)'), when).toBe(true);
        expect(frameOf(element), `the root ${when}`).toBe(frame);
        const isEmpty =
          empty.includes(table.tag) || (when === 'used' && closable.includes(table.tag));
        expect(countShown(frame) === 0, `nothing shows ${when}`).toBe(isEmpty);
      }

      expectWorking('at first');
      await expectAccessible(element);
      await changeAttributes(element, table, texts, expectWorking);

      const place = document.createElement('section');
      document.body.append(place);
      place.append(element);
      await untilSteady(element);
      expectWorking('moved');

      expect(await useControls(shadowOf(element))).toEqual([]);
      expectWorking('used');

      await leaveAndReturn(element, listeners);
      expect(faults).toEqual([]);
    });

    test('takes over what the server renders', async () => {
      startExamplePage(true);
      const ofSite = { siteOrigin: location.origin, isSessionRead: isOwnSite };
      const element = await hydrate(table, openingTexts(table), { server, ...ofSite });
      await untilSteady(element);
      expect(faults).toEqual([]);
    });
  });
}

function frameOf(element: Element): Element | null {
  return shadowOf(element).querySelector('.bw-frame');
}

function countShown(frame: Element | null): number {
  return frame?.querySelectorAll('.bw-content *').length ?? 0;
}
