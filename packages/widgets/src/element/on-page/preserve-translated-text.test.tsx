import { Fragment, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import {
  addCounter,
  buttonOf,
  expectButtonText,
  registerCounters,
} from '../testing/counters.fixture.ts';
import { preserveTranslatedText } from './preserve-translated-text.ts';

registerCounters();

/** Ways in which translators put their words in the place of texts; all meet in practice. */
const ways: Readonly<Record<string, (texts: readonly Text[], font: Element) => void>> = {
  'in one go': (texts, font) => texts[0]?.replaceWith(font),
  'before the text goes': (texts, font) => {
    texts[0]?.before(font);
    texts[0]?.remove();
  },
  'after the text': (texts, font) => {
    texts[0]?.after(font);
    texts[0]?.remove();
  },
};

function open() {
  const element = document.createElement('div');
  const shadow = element.attachShadow({ mode: 'open' });
  const frame = document.createElement('div');
  shadow.append(frame);
  document.body.append(element);
  preserveTranslatedText(shadow, new AbortController().signal);
  const errors: unknown[] = [];
  const root = createRoot(frame, { onUncaughtError: (error) => errors.push(error) });

  function texts(): Text[] {
    const walker = document.createTreeWalker(frame, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (walker.nextNode()) found.push(walker.currentNode as Text);
    return found.filter((text) => !text.parentElement?.closest('font'));
  }

  return {
    frame,
    errors,
    show: (content: ReactNode) => root.render(content),
    shown: () => frame.textContent,
    /** In capitals, and with the two elements that the best known of them brings. */
    async translate(way: string) {
      for (const text of texts()) {
        const font = document.createElement('font');
        font.append(document.createElement('font'));
        font.firstElementChild?.append(text.data.toUpperCase());
        ways[way]?.([text], font);
      }
      // Observers are notified before this goes on.
      await Promise.resolve();
    },
    texts,
  };
}

function Found({ count, note }: { readonly count: number; readonly note?: string }) {
  return (
    <p>
      {note !== undefined && `${note}: `}
      <b>{String(count)}</b> listings
      {count > 5 && ' and more'}
    </p>
  );
}

test.each(Object.keys(ways))('what is translated %s changes, goes and comes', async (way) => {
  const widget = open();
  widget.show(<Found count={3} note="Near" />);
  await expect.poll(widget.shown).toBe('Near: 3 listings');
  await widget.translate(way);
  expect(widget.shown()).toBe('NEAR: 3 LISTINGS');

  widget.show(<Found count={4} note="Far" />);
  await expect.poll(widget.shown).toBe('Far: 4 LISTINGS');
  await widget.translate(way);
  widget.show(<Found count={4} />);
  await expect.poll(widget.shown).toBe('4 LISTINGS');
  await widget.translate(way);
  widget.show(<Found count={6} note="Here" />);
  await expect.poll(widget.shown).toMatch(/^Here: 6 listings and more$/i);
  await widget.translate(way);
  widget.show(null);
  await expect.poll(widget.shown).toBe('');
  expect(widget.errors).toEqual([]);
});

test('one translation that stands for neighbours gives all of them back', async () => {
  const widget = open();
  const words = (count: number) => <p>{[`${count} houses`, ' and ', 'gardens']}</p>;
  widget.show(words(2));
  await expect.poll(widget.shown).toBe('2 houses and gardens');
  const font = document.createElement('font');
  font.append('2 HÄUSER MIT GÄRTEN');
  const [first, ...others] = widget.texts();
  first?.before(font);
  for (const text of [first, ...others]) text?.remove();
  await Promise.resolve();
  widget.show(words(3));
  await expect.poll(widget.shown).toBe('3 houses and gardens');
  expect(widget.frame.querySelector('font')).toBe(null);
});

test('a text that goes by itself stays away when its neighbour comes back', async () => {
  const widget = open();
  const words = (house: string, isNear: boolean) => (
    <p>
      {house}
      {isNear && ' nearby'}
    </p>
  );
  widget.show(words('House', true));
  await expect.poll(widget.shown).toBe('House nearby');
  const [house] = widget.texts();
  const font = document.createElement('font');
  font.append('HAUS');
  house?.replaceWith(font);
  await Promise.resolve();
  widget.show(words('House', false));
  await expect.poll(widget.shown).toBe('HAUS');
  widget.show(words('Garden', false));
  await expect.poll(widget.shown).toBe('Garden');
});

test('what is translated once more, into another language, changes', async () => {
  const widget = open();
  widget.show(<p>House</p>);
  await expect.poll(widget.shown).toBe('House');
  await widget.translate('in one go');
  const again = document.createElement('font');
  again.append('MAISON');
  widget.frame.querySelector('p > font')?.replaceWith(again);
  await Promise.resolve();
  expect(widget.shown()).toBe('MAISON');
  widget.show(<p>Garden</p>);
  await expect.poll(widget.shown).toBe('Garden');
});

test('translated texts change places', async () => {
  const widget = open();
  const words = (all: readonly string[]) => (
    <p>
      {all.map((word) => (
        <Fragment key={word}>{word}</Fragment>
      ))}
    </p>
  );
  widget.show(words(['a', 'b', 'c']));
  await expect.poll(widget.shown).toBe('abc');
  await widget.translate('in one go');
  expect(widget.shown()).toBe('ABC');
  widget.show(words(['c', 'b', 'a']));
  await expect.poll(() => widget.shown()?.toLowerCase()).toBe('cba');
  widget.show(words(['b', 'a']));
  await expect.poll(() => widget.shown()?.toLowerCase()).toBe('ba');
  expect(widget.errors).toEqual([]);
});

test('a translator that puts its texts back finds them untouched', async () => {
  const widget = open();
  widget.show(<p>House</p>);
  await expect.poll(widget.shown).toBe('House');
  const [text] = widget.texts();
  await widget.translate('in one go');
  widget.frame.querySelector('font')?.replaceWith(text as Text);
  await Promise.resolve();
  widget.show(<p>Garden</p>);
  await expect.poll(widget.shown).toBe('Garden');
});

test('a widget that was translated before it followed its page begins anew', async () => {
  const element = addCounter();
  await expectButtonText(element, 'Clicked 0');
  const font = document.createElement('font');
  font.append('GEKLICKT 0');
  buttonOf(element).replaceChildren(font);
  await expectButtonText(element, 'Clicked 0');
  buttonOf(element).click();
  await expectButtonText(element, 'Clicked 1');
});
