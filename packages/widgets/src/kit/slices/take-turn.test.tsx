import { expect, test } from 'vitest';
import { takeTurn } from './take-turn.ts';

test('turns are taken one after another, each in a task of its own', async () => {
  const log: string[] = [];
  const channel = new MessageChannel();
  channel.port1.onmessage = () => log.push('task');
  const turn = async (name: string) => {
    await takeTurn();
    log.push(name);
    channel.port2.postMessage(null);
  };
  await Promise.all([turn('first'), turn('second')]);
  expect(log.indexOf('task')).toBe(log.indexOf('first') + 1);
  expect(log.indexOf('second')).toBeGreaterThan(log.indexOf('task'));
  channel.port1.close();
});
