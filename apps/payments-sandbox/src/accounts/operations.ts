import type { Stripe } from 'stripe';
import { isAccessibleRow, requireAccess } from '../platform/account-access.ts';
import { newId, randomText } from '../platform/ids.ts';
import { listPage } from '../platform/lists.ts';
import { type Call, type Operation, read, remove, write } from '../platform/operation.ts';
import type { Store } from '../platform/store.ts';
import { invalidParameter } from '../platform/stripe-fault.ts';
import { capabilitiesOf, getCapability } from './capabilities.ts';
import { describeAccount } from './describe-account.ts';
import { describeRequirements } from './requirements.ts';

/** How long a link to the onboarding pages holds. */
const linkSeconds = 300;

/** Connected accounts: made by the platform, filled in by their owners. */
export const accountOperations: readonly Operation[] = [
  write('/v1/accounts', createAccount),
  read('/v1/accounts', (call) => listPage(call, 'account', [], [isAccessibleRow])),
  read('/v1/account', readOwnAccount),
  read('/v1/accounts/:id', ({ store, param }) => getAccount(store, param('id'))),
  write('/v1/accounts/:id', changeAccount),
  remove('/v1/accounts/:id', async ({ store, param }) =>
    store.remove(await getAccount(store, param('id'))),
  ),
  read('/v1/accounts/:id/capabilities', listCapabilities),
  read('/v1/accounts/:id/capabilities/:capability', async ({ store, param }) =>
    getCapability(await getAccount(store, param('id')), param('capability')),
  ),
  write('/v1/account_links', createLink),
  write('/v1/accounts/:id/login_links', createLoginLink),
];

/** A connected account that the platform has access to. */
async function getAccount(store: Store, id: string, param?: string): Promise<Stripe.Account> {
  await requireAccess(store.queries, id);
  return store.get('account', id, param);
}

/** The account whose key asks: that of a platform which has long been let sell. */
async function readOwnAccount({ store }: Call): Promise<object> {
  const { requirements: _, ...abilities } = describeRequirements([]);
  const account: Stripe.Account = {
    id: store.request.account || 'acct_sandbox',
    object: 'account',
    country: 'CA',
    default_currency: 'cad',
    email: null,
    settings: {
      branding: { icon: null, logo: null, primary_color: null, secondary_color: null },
      card_payments: {
        statement_descriptor_prefix: null,
        statement_descriptor_prefix_kana: null,
        statement_descriptor_prefix_kanji: null,
      },
      dashboard: { display_name: 'Boardwalk sandbox', timezone: 'America/Toronto' },
      payments: {
        statement_descriptor: null,
        statement_descriptor_kana: null,
        statement_descriptor_kanji: null,
        statement_descriptor_prefix_kana: null,
        statement_descriptor_prefix_kanji: null,
      },
    },
    type: 'standard',
    ...abilities,
  };
  return account;
}

async function createAccount({ store, input }: Call): Promise<object> {
  const profile = input.part('business_profile');
  const capabilities = input.part('capabilities');
  const asksFor = (name: string) => capabilities?.part(name)?.flag('requested') ?? false;
  const account: Stripe.Account = {
    ...describeAccount({
      id: `acct_${randomText(16)}`,
      country: input.text('country') ?? 'CA',
      created: store.now,
      profile: {
        mcc: profile?.text('mcc') ?? null,
        name: profile?.text('name') ?? null,
        product_description: profile?.text('product_description') ?? null,
        url: profile?.text('url') ?? null,
      },
    }),
    business_type: input.choice('business_type', ['company', 'individual', 'non_profit']) ?? null,
    capabilities: {
      ...(asksFor('card_payments') && { card_payments: 'inactive' }),
      ...(asksFor('transfers') && { transfers: 'inactive' }),
    },
    email: input.text('email') ?? null,
    metadata: input.dictionary('metadata'),
    type: input.choice('type', ['express', 'standard']) ?? 'express',
  };
  return store.insert(account, 'account.updated');
}

async function listCapabilities({ store, param }: Call): Promise<object> {
  const account = await getAccount(store, param('id'));
  return {
    object: 'list',
    data: capabilitiesOf(account),
    has_more: false,
    url: `/v1/accounts/${account.id}/capabilities`,
  };
}

async function changeAccount({ store, input, param }: Call): Promise<object> {
  const account = await getAccount(store, param('id'));
  return store.save(
    {
      ...account,
      email: input.text('email') ?? account.email,
      metadata: input.dictionary('metadata', account.metadata),
    },
    'account.updated',
  );
}

/** A link that leads the owner to the pages once; where it is spent, they ask for another. */
async function createLink({ store, input, origin }: Call): Promise<object> {
  const account = await getAccount(store, input.requireText('account'), 'account');
  input.choice('type', ['account_onboarding', 'account_update']);
  const token = newId('link');
  await store.keepSecrets(account.id, {
    link: {
      token,
      expiresAt: store.now + linkSeconds,
      refreshUrl: input.requireAddress('refresh_url'),
      returnUrl: input.requireAddress('return_url'),
    },
  });
  return {
    object: 'account_link',
    created: store.now,
    expires_at: store.now + linkSeconds,
    url: `${origin}/onboarding/${account.id}/${token}`,
  };
}

async function createLoginLink({ store, param, origin }: Call): Promise<object> {
  const account = await getAccount(store, param('id'));
  if (!account.details_submitted) {
    throw invalidParameter(
      'account',
      'Cannot create a login link for an account that has not completed onboarding.',
    );
  }
  return { object: 'login_link', created: store.now, url: `${origin}/objects/${account.id}` };
}
