import { isProblem } from '../api/api-problem.ts';
import { useServerFields } from '../forms/server-fields.ts';
import { useProblemText } from '../problem/use-problem-text.ts';

interface RefusedFields {
  readonly kind?: string;
  readonly number?: string;
  readonly issuedOn?: string;
  readonly expiresOn?: string;
  readonly file?: string;
}

/** The service's names of the fields. */
const serviceNames = {
  kind: 'body.kind',
  number: 'body.number',
  issuedOn: 'body.issuedOn',
  expiresOn: 'body.expiresOn',
  file: 'body.fileId',
};

/** Returns which field of a document the service refused, and why. Empty for other failures. */
export function useRefusedDocumentFields(): (error: unknown) => RefusedFields {
  const serverFields = useServerFields();
  const problemText = useProblemText();
  return (error) => {
    if (isProblem(error, 'DOCUMENT_NOT_YET_ISSUED')) return { issuedOn: problemText(error) };
    if (isProblem(error, 'DOCUMENT_EXPIRED', 'DOCUMENT_DATES_CROSSED')) {
      return { expiresOn: problemText(error) };
    }
    return serverFields(error, serviceNames);
  };
}
