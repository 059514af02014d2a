import { DomainError } from './errors.ts';

/** CONFLICT: the `id` that the client chose belongs to something else. */
export const idIsTaken = (): DomainError => new DomainError('CONFLICT', 'This id is taken', { field: 'id' });

const otherContent = (noun: string) =>
  new DomainError(
    'CONFLICT',
    `This id belongs to a ${noun} with different content: send the same content, or another id`,
    {
      field: 'id',
    },
  );

/** How a request to create something compares with the row that has its id. */
interface Sent<Row> {
  /** The noun that the error message names. */
  readonly noun: string;
  /** Whether the row belongs to the member who sends the request. */
  isOwn(row: Row): boolean;
  /** Whether the row has the content of the request. Without it, every content counts as the same. */
  isSame?(row: Row): boolean;
  /** Throws when the viewer may no longer read the row. The other content is then not disclosed. */
  requireReadable?(): Promise<unknown>;
}

/**
 * Whether a request repeats an earlier one of the same member. `known` is the row with the id of the request, if any. Throws
 * CONFLICT when the row belongs to another member or has other content.
 */
export async function isReplayOf<Row>(known: Row | null | undefined, sent: Sent<Row>): Promise<boolean> {
  if (known == null) return false;
  if (!sent.isOwn(known)) throw idIsTaken();
  if (!sent.isSame || sent.isSame(known)) return true;
  await sent.requireReadable?.();
  throw otherContent(sent.noun);
}
