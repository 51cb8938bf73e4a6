import { expect, test } from 'vitest';
import { killPayments } from './kill-payments.fixture.ts';

/** Of 50 in `pnpm bench:billing`. */
const kills = Number(process.env.BENCH_KILLS ?? 6);

test.each([
  ['our own account', null],
  ['an account of another', 'acct_demoOutfittersAU'],
])(
  'whenever a process is killed, what was charged on %s was given, once',
  async (_, account) => {
    const { begun, cut, lost, doubled, unsettled } = await killPayments(kills, account);
    console.log(JSON.stringify({ id: 'kill.lost', value: lost, unit: '1', kills }));
    console.log(JSON.stringify({ id: 'kill.double', value: doubled, unit: '1', kills }));
    console.log(JSON.stringify({ id: 'kill.cut', value: cut, unit: '1', kills }));
    expect(cut).toBeGreaterThan(0);
    expect(begun).toBeGreaterThanOrEqual(kills);
    expect({ lost, doubled, unsettled }).toEqual({ lost: 0, doubled: 0, unsettled: 0 });
  },
  600_000,
);
