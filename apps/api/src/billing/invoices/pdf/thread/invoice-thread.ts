import { parentPort } from 'node:worker_threads';
import { lowerPriority } from '../../../../platform/lower-priority.ts';
import { writeInvoicePdf } from '../write-invoice-pdf.ts';
import { writeSlipPdf } from '../write-slip-pdf.ts';
import type { DrawingTask } from './draw-invoice.ts';

/** Calls of everybody go before a file of one person. */
const priority = 10;

lowerPriority(priority);

parentPort?.on('message', async (task: DrawingTask) => {
  const bytes = await ('slip' in task
    ? writeSlipPdf(task.slip)
    : writeInvoicePdf(task.invoice, task.locale));
  parentPort?.postMessage(bytes);
});
