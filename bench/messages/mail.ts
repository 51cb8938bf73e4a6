import { setTimeout } from 'node:timers/promises';
import { runProduct } from '@boardwalk/tools/testing/run-product';
import { type Person, signIn } from '../posting/person.ts';
import { writeItem } from '../posting/publish.ts';

const rounds = 10;
const word = 'Zyxolark';
const lookEveryMs = 100;
const patienceMs = 60_000;

/** From a listing that is published to the mail about it that waits to be sent, of each, in seconds. */
export async function measureMail(): Promise<readonly number[]> {
  const { product, end } = await runProduct();
  try {
    const { siteOrigin } = product;
    const reader = await signIn(siteOrigin, 'member');
    await reader.call('POST', '/api/v1/rule/item/', {
      name: word,
      search: { text: word },
      frequency: 'at-once',
      channels: ['mail'],
    });
    const writer = await signIn(siteOrigin, 'merchant');
    const times: number[] = [];
    while (times.length < rounds) times.push(await publish(siteOrigin, writer, times.length));
    return times;
  } finally {
    await end();
  }
}

async function publish(siteOrigin: string, writer: Person, told: number): Promise<number> {
  await writer.call('POST', '/api/v1/item/listing', { listing: writeItem(`${word}, of oak`) });
  const began = performance.now();
  while (performance.now() - began < patienceMs) {
    if ((await countMails(siteOrigin)) > told) return (performance.now() - began) / 1_000;
    await setTimeout(lookEveryMs);
  }
  throw new Error('No mail tells of a listing that was published.');
}

/** Mail of the rule in the outbox of the demo, sent or not. */
async function countMails(siteOrigin: string): Promise<number> {
  const outbox = await fetch(`${siteOrigin}/dev/mail?to=member%40demo.invalid`);
  return (await outbox.text()).split(`1 new listing: ${word}`).length - 1;
}
