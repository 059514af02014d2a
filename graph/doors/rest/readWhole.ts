import type { Connection } from '../../platform/graphql/connection.ts';
import { isWithin } from '../../platform/graphql/limitAnswer.ts';

/** The largest rows of one part are below the limit of one statement. */
const partSize = 500;

interface Whole<Node, Shown> {
  read(page: { first: number; after: string | null }): Promise<Connection<Node>>;
  present(node: Node): Shown | Promise<Shown>;
  /** The maximum number of rows. */
  most: number;
}

/** The rows of a list without pages. They are read in parts until they are larger than an answer, which then ends at the last row that fits. */
export async function readWhole<Node, Shown>(
  { read, present, most }: Whole<Node, Shown>,
  answerBytes: number,
): Promise<Shown[]> {
  const rows: Shown[] = [];
  let after: string | null = null;
  do {
    const { nodes, pageInfo }: Connection<Node> = await read({ first: Math.min(partSize, most - rows.length), after });
    rows.push(...(await Promise.all(nodes.map(present))));
    after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
  } while (after !== null && rows.length < most && isWithin(rows, answerBytes));
  return rows;
}
