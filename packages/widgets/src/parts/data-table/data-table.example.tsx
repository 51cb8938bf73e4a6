import type { Remote } from '@boardwalk/sdk-core/http/environment';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { findRows } from '@boardwalk/sdk-core/vocabulary/table/table-rows';
import { type TablePage, untouchedTable } from '@boardwalk/sdk-core/vocabulary/table/table-state';
import { useState } from 'react';
import { useEnvironment } from '../../element/mount/widget-context.ts';
import { Button } from '../../kit/button/Button.tsx';
import { ColumnMenu } from './ColumnMenu.tsx';
import type { Column } from './column.ts';
import { DataTable } from './DataTable.tsx';

interface Order {
  readonly id: number;
  readonly buyer: string;
  readonly state: 'open' | 'paid';
  readonly total: number;
  readonly day: string;
}

const buyers = ['Amélie Tremblay', 'Noah Singh', 'Zoé Okafor', 'Liam O’Neil', 'Mia Chen'];

const orders: readonly Order[] = Array.from({ length: 57 }, (_, index) => ({
  id: 4242 + index,
  buyer: buyers[(index * 7) % buyers.length] ?? '',
  state: index % 3 === 0 ? 'open' : 'paid',
  total: ((index * 7919) % 100_000) / 100,
  day: new Date(Date.UTC(2026, 10, 1 + (index % 28))).toISOString().slice(0, 10),
}));

const columns: readonly Column<Order>[] = [
  { id: 'id', label: 'Order', cell: ({ id }) => `#${id}`, isSortable: true },
  { id: 'buyer', label: 'Buyer', cell: ({ buyer }) => buyer, isSortable: true },
  { id: 'state', label: 'State', cell: ({ state }) => (state === 'open' ? 'Open' : 'Paid') },
  { id: 'day', label: 'Day', cell: ({ day }) => day, isSortable: true },
  {
    id: 'total',
    label: 'Total',
    kind: 'number',
    cell: ({ total }) => `$${total.toFixed(2)}`,
    isSortable: true,
  },
];

const pageSize = 8;

interface OrdersProps {
  /** Each of its own, as all stand on one page. */
  readonly name?: string;
  readonly rows?: readonly Order[];
  readonly remote?: Remote<TablePage<Order>, Problem>;
  readonly hasChoice?: boolean;
}

function Orders({ name = 'orders', rows = orders, remote, hasChoice = false }: OrdersProps) {
  const { locale } = useEnvironment();
  const [state, setState] = useState(untouchedTable);
  const page = findRows(rows, state, {
    sortValues: {
      id: ({ id }) => id,
      buyer: ({ buyer }) => buyer,
      day: ({ day }) => day,
      total: ({ total }) => total,
    },
    text: ({ id, buyer }) => `#${id} ${buyer}`,
    passes: (order, _, value) => order.state === value,
    locale,
    pageSize,
  });
  return (
    <DataTable
      name={name}
      columns={columns}
      rowId={({ id }) => id}
      rowName={({ id }) => `order ${id}`}
      remote={remote ?? { state: 'ready', value: page }}
      state={state}
      onChange={setState}
      onRetry={() => {}}
      pageSize={pageSize}
      isSearchable
      columnMenu={ColumnMenu}
      filters={[
        {
          id: 'state',
          label: 'State',
          choices: [
            { value: 'open', label: 'Open' },
            { value: 'paid', label: 'Paid' },
          ],
        },
      ]}
      {...(hasChoice && {
        actions: [
          { id: 'export', label: 'Export', onPick: () => {} },
          { id: 'cancel', label: 'Cancel orders', onPick: () => {} },
        ],
      })}
      empty={{
        title: 'No orders yet.',
        advice: 'What people order from you shows here.',
        children: <Button variant="primary">Share your shop</Button>,
      }}
    />
  );
}

export function RowsAtHand() {
  return <Orders />;
}

export function WithChoice() {
  return <Orders name="orders to choose" hasChoice />;
}

export function UncountedPages() {
  return (
    <Orders
      name="uncounted orders"
      remote={{ state: 'ready', value: { rows: orders.slice(0, 3), hasNext: true } }}
    />
  );
}

export function LongValues() {
  const word = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch';
  const rows = orders.slice(0, 3).map((order) => ({
    ...order,
    buyer: `${word} ${order.buyer}, ${word}`,
    total: 1_234_567_890.12,
  }));
  return <Orders name="long orders" rows={rows} hasChoice />;
}

export function Loading() {
  return <Orders name="orders on their way" remote={{ state: 'loading' }} hasChoice />;
}

export function LoadingAnotherPage() {
  const previous = { rows: orders.slice(0, 3), total: 57 };
  return <Orders name="orders of another page" remote={{ state: 'loading', previous }} />;
}

export function Empty() {
  return <Orders name="first orders" rows={[]} />;
}

const problem = new Problem('internal', 'It broke.');

export function Failed() {
  return <Orders name="orders out of reach" remote={{ state: 'failed', problem }} />;
}

export function FailedWithOldRows() {
  const previous = { rows: orders.slice(0, 3), total: 3 };
  return <Orders name="old orders" remote={{ state: 'failed', problem, previous }} />;
}
