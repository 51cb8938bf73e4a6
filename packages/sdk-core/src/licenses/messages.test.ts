import { expect, test } from 'vitest';
import { boardRefusalLabels, boardsMessages, onBoardMessages } from '../boards/board-messages.ts';
import { boardsFrench } from '../boards/messages.fr.ts';
import {
  boardRefusals,
  defaultCapacity,
  defaultMostPerServiceType,
} from '../boards/places/capacity.ts';
import { type CountMessage, fillMessage } from '../vocabulary/text/message.ts';
import { checkoutMessages } from './checkout/checkout-messages.ts';
import { listingChooserMessages } from './checkout/listing-chooser-messages.ts';
import { holdMessages, holdRefusalLabels } from './holds/hold-messages.ts';
import {
  boardDialogMessages,
  boardMapMessages,
  boardPinMessages,
} from './map/board-map-messages.ts';
import { licensesFrench } from './messages.fr.ts';
import { addBoardMessages, myBoardsMessages } from './own/my-boards-messages.ts';
import { plansMessages } from './plans/plan-messages.ts';
import { planQuestionMessages, plansPageMessages } from './plans/plans-page-messages.ts';
import { droppedBoardMessages, selectionMessages } from './selection/selection-messages.ts';

const french = { ...boardsFrench, ...licensesFrench };

test.each([
  [
    boardsMessages,
    'failed',
    'Unable to retrieve a list of billboards. It is possible the server is unreachable.',
  ],
  [
    selectionMessages,
    'maximum',
    'Unable to add a board, please contact administrator to get more boards.',
  ],
  [
    plansMessages,
    'unknownCode',
    'This enterprise package code does not exist, please contact administrator to update your enterprise package code.',
  ],
  [selectionMessages, 'upgraded', 'Plan upgraded'],
  [listingChooserMessages, 'none', 'You have not created a merchant listing yet.'],
] as const)('%# of what is said word for word has its French', (messages, name, words) => {
  expect(new Map(Object.entries(messages)).get(name)).toBe(words);
  const translated = french[messages.catalogue]?.[name];
  expect(translated).toMatch(/\S/);
  expect(translated).not.toBe(words);
});

test('of the failure to fetch prices the known part is said word for word, and what to do', () => {
  expect(plansMessages.pricesFailed).toMatch(/^Unable to fetch price information, .+\.$/);
  expect(french[plansMessages.catalogue]?.pricesFailed).toMatch(/^Impossible d’obtenir les prix\./);
});

test('beside the button the maximum is said with where to write', () => {
  const text = fillMessage(selectionMessages.maximumWithEmail, { email: 'sales@example.ca' });
  expect(text).toMatch(new RegExp(`^${selectionMessages.maximum} .*sales@example\\.ca`));
});

test('each reason against a place is a sentence of its own', () => {
  const sentences = boardRefusals.map((refusal) => boardRefusalLabels[refusal]);
  for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z].*\.$/);
  expect(new Set(sentences).size).toBe(boardRefusals.length);
});

test('whatever an address loses is named', () => {
  const { catalogue, ...messages } = droppedBoardMessages;
  for (const message of Object.values(messages)) {
    expect(fillMessage(message, { board: '77' })).toMatch(/\b77\b.*\.$/);
  }
});

test('whoever buys reads of plans, boards and places, never of seats, packages or spots', () => {
  const catalogues = [
    ...[boardsMessages, onBoardMessages, boardRefusalLabels],
    ...[boardMapMessages, boardPinMessages, boardDialogMessages],
    ...[myBoardsMessages, addBoardMessages, checkoutMessages, holdMessages, holdRefusalLabels],
    ...[selectionMessages, droppedBoardMessages, plansPageMessages, planQuestionMessages],
  ];
  const said = catalogues.flatMap((catalogue) =>
    Object.values<string | CountMessage>(catalogue).flatMap((message) =>
      typeof message === 'string' ? [message] : Object.values(message),
    ),
  );
  expect(said.length).toBeGreaterThan(200);
  const other = said
    // The names of values are no words that people read, and this name of a code is specified.
    .map((message) => message.replaceAll(/\{\w+\}|enterprise package/g, ''))
    .filter((message) => /\b(?:seats?|packages?|spots?)\b/i.test(message));
  expect(other).toEqual([]);
});

test('what the page of plans says of sharing a board is what holds for boards', () => {
  const { 'shared.answer': shared } = planQuestionMessages;
  expect([defaultCapacity, defaultMostPerServiceType]).toEqual([8, 1]);
  expect(shared).toBe('Up to eight, and one of each trade, unless the board says otherwise.');
});
