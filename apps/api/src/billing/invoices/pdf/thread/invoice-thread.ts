import { parentPort } from 'node:worker_threads';
import { lowerPriority } from '../../../../platform/lower-priority.ts';
import { writeInvoicePdf } from '../write-invoice-pdf.ts';
import type { DrawingTask } from './draw-invoice.ts';

/** Calls of everybody go before a file of one person. */
const priority = 10;

lowerPriority(priority);

parentPort?.on('message', async ({ invoice, locale }: DrawingTask) => {
  const bytes = await writeInvoicePdf(invoice, locale);
  parentPort?.postMessage(bytes);
});
