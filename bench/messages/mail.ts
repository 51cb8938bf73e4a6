import { setTimeout } from 'node:timers/promises';
import { runProduct } from '@boardwalk/tools/testing/run-product';
import { type Person, signIn } from '../posting/person.ts';
import { writeItem } from '../posting/publish.ts';

/** One mail each: the next to the same reader would wait for ten minutes. */
const readers = ['member', 'partner', 'city', 'realtor', 'admin'] as const;
const word = 'Zyxolark';
const lookEveryMs = 100;
const patienceMs = 60_000;

/** From a listing that is published to the mail about it that waits to be sent, of each, in seconds. */
export async function measureMail(): Promise<readonly number[]> {
  const { product, end } = await runProduct();
  try {
    const { siteOrigin } = product;
    const writer = await signIn(siteOrigin, 'merchant');
    const times: number[] = [];
    for (const name of readers) {
      const reader = await signIn(siteOrigin, name);
      const words = `${word}${name}`;
      await reader.call('POST', '/api/v1/rule/item/', {
        name: words,
        search: { text: words },
        frequency: 'at-once',
        channels: ['mail'],
      });
      times.push(await publish(siteOrigin, writer, name));
    }
    return times;
  } finally {
    await end();
  }
}

async function publish(siteOrigin: string, writer: Person, reader: string): Promise<number> {
  const listing = writeItem(`${word}${reader}, of oak`);
  await writer.call('POST', '/api/v1/item/listing', { listing });
  const began = performance.now();
  while (performance.now() - began < patienceMs) {
    if (await hasMail(siteOrigin, reader)) return (performance.now() - began) / 1_000;
    await setTimeout(lookEveryMs);
  }
  throw new Error('No mail tells of a listing that was published.');
}

/** Whether mail of the rule is in the outbox of the demo, sent or not. */
async function hasMail(siteOrigin: string, reader: string): Promise<boolean> {
  const outbox = await fetch(`${siteOrigin}/dev/mail?to=${reader}%40demo.invalid`);
  return (await outbox.text()).includes(`1 new listing: ${word}${reader}`);
}
