import type { InvoiceTexts } from '@boardwalk/sdk-core/billing/invoices/invoice-texts';
import { tableRoles } from '../../parts/data-table/table-roles.ts';
import './invoice.css';

type Columns = InvoiceTexts['columns'];

const figures = ['quantity', 'unitPrice', 'amount'] as const satisfies readonly (keyof Columns)[];

/** What was sold, line by line; on phones each has its figures below it. */
export function InvoiceRows({ texts }: { readonly texts: InvoiceTexts }) {
  const { columns, rows, title } = texts;
  return (
    <table {...tableRoles.table} className="invoice-rows" aria-label={title}>
      <thead {...tableRoles.group} className="invoice-heads">
        <tr {...tableRoles.row}>
          <th {...tableRoles.columnHead} scope="col" className="invoice-head">
            {columns.description}
          </th>
          {figures.map((name) => (
            <th
              key={name}
              {...tableRoles.columnHead}
              scope="col"
              className="invoice-head invoice-figure"
            >
              {columns[name]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...tableRoles.group}>
        {rows.map((row) => (
          <tr key={row.position} {...tableRoles.row} className="invoice-row">
            <th {...tableRoles.rowHead} scope="row" className="invoice-described">
              <span>{row.description}</span>
              {row.notes.map((note) => (
                <span key={note} className="invoice-note">
                  {note}
                </span>
              ))}
            </th>
            {figures.map((name) => (
              <td key={name} {...tableRoles.cell} className="invoice-figure">
                <span className="invoice-label">{columns[name]}</span>
                <span>{row[name]}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
