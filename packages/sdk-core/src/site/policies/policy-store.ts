import type { StoreEnvironment } from '../../http/environment.ts';
import { createRemote, type RemoteStore } from '../../http/remote.ts';
import { readSetting } from '../endpoints.ts';
import { type PolicyName, policyKey } from './policy-names.ts';
import type { Policy } from './policy-schemas.ts';

/** A policy, and the name by which it was requested. */
export interface NamedPolicy {
  readonly name: PolicyName;
  readonly policy: Policy;
}

type Client = Pick<StoreEnvironment, 'client'>;

/** Asks for the setting that holds the policy. */
export async function requestPolicy(
  { client }: Client,
  name: PolicyName,
  signal?: AbortSignal,
): Promise<NamedPolicy> {
  const params = { key: policyKey(name) };
  const text = await client.call(readSetting, { params }, signal ? { signal } : {});
  // The server keeps no setting that does not fit its schema.
  return { name, policy: JSON.parse(text) as Policy };
}

/** A policy by its name. */
export function createPolicyStore(
  env: Client,
  initial?: NamedPolicy,
): RemoteStore<NamedPolicy, PolicyName> {
  return createRemote({
    key: initial?.name,
    request: (signal, name) => requestPolicy(env, name, signal),
    initial,
  });
}
