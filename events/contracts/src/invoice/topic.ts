import { defineTopic, type TopicDeclaration } from '../define-topic.ts';
import { InvoiceIssued } from './invoice-issued.ts';

/** One stream for the invoices of a year, and one for its credit notes. */
export const invoiceTopic: TopicDeclaration<'invoice'> = defineTopic('invoice', {
  events: [InvoiceIssued],
});
