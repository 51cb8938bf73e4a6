import { printFigure } from '../figures/figure.ts';
import { runTests } from './run-tests.ts';

const rounds = 50;
const buyers = 100;
const orders = 300;
const kills = 50;

const environment = {
  BENCH_ROUNDS: String(rounds),
  BENCH_BUYERS: String(buyers),
  BENCH_ORDERS: String(orders),
  BENCH_KILLS: String(kills),
};

/** Prints how long carts and checkouts take; whether all holds. */
export async function measureTimes(): Promise<boolean> {
  const { figures, hasPassed } = await runTests(
    ['times/order-times', 'times/orders-a-second'],
    environment,
  );
  const found = (id: string) => figures.get(id) ?? Number.NaN;
  const held = [
    printFigure({ id: 'cart.add.p95', value: found('cart.add.p95'), unit: 'ms', limit: 20 }),
    printFigure({ id: 'checkout.p95', value: found('checkout.p95'), unit: 'ms', limit: 100 }),
    printFigure({
      ...{ id: 'orders.s', value: found('orders.s'), unit: 'orders/s', limit: 40 },
      isLeast: true,
    }),
  ];
  // No limit is set: it says what the machine has to do, whatever else it does at the time.
  console.log(JSON.stringify({ id: 'orders.cpu', value: found('orders.cpu'), unit: 'ms' }));
  return hasPassed && held.every(Boolean);
}

/** Prints what of orders went wrong in races for a last piece, and where processes were killed. */
export async function measureFaults(): Promise<boolean> {
  const { figures, hasPassed } = await runTests(
    ['scenarios/last-piece', 'killed/killed-checkout', 'killed/killed-refund'],
    environment,
  );
  const sumOf = (kind: string) =>
    ['piece', 'killed.checkout', 'killed.event'].reduce(
      (sum, name) => sum + (figures.get(`${name}.${kind}`) ?? Number.NaN),
      0,
    );
  const held = [
    printFigure({ id: 'stock.oversold', value: sumOf('oversold'), unit: '1', limit: 0 }),
    printFigure({ id: 'paid.lost', value: sumOf('lost'), unit: '1', limit: 0 }),
    printFigure({ id: 'charged.twice', value: sumOf('twice'), unit: '1', limit: 0 }),
    printFigure({
      ...{ id: 'refund.kills', value: figures.get('refund.kills') ?? Number.NaN },
      ...{ unit: '1', limit: 0 },
    }),
  ];
  return hasPassed && held.every(Boolean);
}
