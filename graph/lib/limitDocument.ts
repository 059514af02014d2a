import { DomainError } from './errors.ts';
import { nestingOf } from './nestingOf.ts';

const longestDocument = 20_000;
const deepestDocument = 1_500;

/** Throws QUERY_TOO_COMPLEX: parsing is work that grows with the text, and nests as deep as it does, and the stack ends somewhere. */
export function limitDocument(text: string): void {
  if (text.length > longestDocument) {
    throw new DomainError(
      'QUERY_TOO_COMPLEX',
      `The query is longer than ${longestDocument.toLocaleString('en')} characters`,
    );
  }
  if (nestingOf(text) > deepestDocument) {
    throw new DomainError(
      'QUERY_TOO_COMPLEX',
      `The query nests more than ${deepestDocument.toLocaleString('en')} brackets`,
    );
  }
}
