import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { users } from '../../../account/tables.ts';
import { makeListing, testNow } from '../../../listings/listings.fixture.ts';
import { insertListings } from '../../../listings/storage/insert-listings.ts';
import { media } from '../../../media/tables.ts';
import { cad, inHours, startAlertMail } from '../alert-mail.fixture.ts';

const alerts = await startAlertMail();
const { server, database, signIn, rule, post, set, tell, mailsOf, reprice, forgetAll } = alerts;
const { siteOrigin } = server.platform.configuration;

type Person = Awaited<ReturnType<typeof signIn>>;
let rosa: Person;
let milo: Person;

const [wide, high] = ['a'.repeat(32), 'b'.repeat(32)];

beforeAll(async () => {
  const facts = { kind: 'image', thumbhash: '', bytes: 1, createdAt: testNow } as const;
  await database.insert(media).values([
    { ...facts, id: wide, alt: 'A porch "in" <June>', width: 1_200, height: 800 },
    { ...facts, id: high, alt: '', width: 600, height: 900 },
  ]);
});

beforeEach(async () => {
  await forgetAll();
  [rosa, milo] = [await signIn(), await signIn()];
});

/** A home of three bedrooms with two pictures. */
async function offerHome(): Promise<number> {
  const plain = makeListing('property', {
    ownerId: milo.id,
    price: cad(45_000_000),
    mediaIds: [wide, high],
    attributes: { saleType: 'SALE', bedroomsTotal: 3, bathroomsTotal: 2, livingArea: 134.7 },
  });
  const [id = Number.NaN] = await insertListings(database, [plain]);
  return id;
}

const lastOf = async (person: Person) => (await mailsOf(person))[0];
/** What a mail's button says, by where it leads. */
const buttonsOf = (html: string) =>
  [...html.matchAll(/<td class="button" [^>]+><a href="([^"]+)" [^>]+>([^<]+)<\/a>/g)].map(
    ([, address, label]) => [address, label],
  );

describe('a listing in a mail', () => {
  test.each([
    {
      locale: 'en-CA',
      said: '- New listing: 71 Main St W, Hamilton · $450,000 · 3 bd · 2 ba · 1,450 ft² · Ontario\n',
      facts: '>3 bd · 2 ba · 1,450 ft²</p>',
      label: 'See the alert',
      pages: '',
    },
    {
      locale: 'fr-CA',
      said: '- Nouvelle annonce\u00a0: 71 Main St W, Hamilton · 450\u00a0000\u00a0$ · 3 ch. · 2 sdb · 1\u00a0450 pi² · Ontario\n',
      facts: '>3 ch. · 2 sdb · 1\u00a0450 pi²</p>',
      label: 'Voir l’alerte',
      pages: '/fr',
    },
  ] as const)('is its first picture and the facts of its card, in $locale', async (given) => {
    const { locale, said, facts, label, pages } = given;
    await database.update(users).set({ locale }).where(eq(users.id, rosa.id));
    const id = await rule(rosa, { name: 'Homes', search: {} }, 'property');
    const home = await offerHome();
    await tell();
    const mail = await lastOf(rosa);
    expect(mail?.text.replaceAll('\u00a0', ' ')).toContain(said.replaceAll('\u00a0', ' '));
    const html = mail?.html ?? '';
    expect(html.replaceAll('\u00a0', ' ')).toContain(facts.replaceAll('\u00a0', ' '));
    expect(html).toContain(
      `<a href="${siteOrigin}${pages}/property/listing/${home}"><img src="${siteOrigin}/media/${wide}/800.webp" width="510" height="340" alt="A porch &quot;in&quot; &lt;June&gt;" `,
    );
    expect(html.match(/<img /g)).toHaveLength(1);
    expect(buttonsOf(html)).toEqual([
      [`${siteOrigin}${pages}/dashboard/alerts?alert=${id}`, label],
    ]);
  });

  test('has no picture where it has none, or is gone', async () => {
    await rule(rosa, { name: 'All', search: {}, news: ['new', 'gone'] });
    await rule(rosa, { name: 'Homes', search: {}, news: ['new', 'gone'] }, 'property');
    await post(milo);
    await tell();
    expect((await lastOf(rosa))?.html).not.toContain('<img');
    const home = await offerHome();
    await tell(inHours(1));
    expect((await lastOf(rosa))?.html).toContain('<img');
    await set(home, { status: 'Closed', closedAt: new Date() });
    await tell(inHours(3));
    const { html = '', text = '' } = (await lastOf(rosa)) ?? {};
    expect(text).toContain('- Sold or gone: 71 Main St W, Hamilton · $450,000 · 3 bd · 2 ba');
    expect(html).toContain('>Sold or gone</span>');
    expect(html).not.toContain('<img');
  });

  test('shows what it cost before where it costs less, and nowhere else', async () => {
    await rule(rosa, { search: {}, news: ['new', 'reduced', 'repriced'] });
    const found = await post(milo, { price: cad(30_000) });
    await tell();
    await reprice(found, 25_000, 30_000);
    await tell(inHours(1));
    const reduced = await lastOf(rosa);
    expect(reduced?.text).toContain(' · $250 (before: $300) · ');
    expect(reduced?.html).toMatch(/>\$250 <s [^>]+>\$300<\/s>/);
    await reprice(found, 28_000, 30_000);
    await tell(inHours(3));
    const repriced = await lastOf(rosa);
    expect(repriced?.text).toContain('- New price: A red canoe · $280 · Hamilton, ON');
    expect(repriced?.html).not.toContain('<s ');
  });
});
