import type { TypedDocumentNode } from '@apollo/client';
import { ApolloLink } from '@apollo/client';
import { MockLink } from '@apollo/client/testing';
import { concatMap, from } from 'rxjs';
import * as api from '../generated.ts';
import type { FakeLive } from './fakeLive.ts';
import { fakeLive } from './fakeLive.ts';

type Documents = typeof api;

/**
 * The server's response to each operation, `HomePage` under `homePage`. An operation without a handler fails the test.
 */
export type Handlers = {
  [Name in keyof Documents as Name extends `${infer Operation}Document` ? Uncapitalize<Operation> : never]?: Handler<
    Documents[Name]
  >;
};

type Handler<Document> =
  Document extends TypedDocumentNode<infer Data, infer Variables>
    ? (variables: Variables) => Data | Promise<Data>
    : never;

export interface FakeServer extends FakeLive {
  link: ApolloLink;
  /** The names of the operations that were sent, in order. */
  requests: string[];
}

/** Thrown by a handler to return a GraphQL error. Any other error is a network failure. */
export class FaultReply extends Error {
  constructor(
    message: string,
    readonly code = 'BAD_USER_INPUT',
    readonly field?: string,
  ) {
    super(message);
  }
}

/**
 * Apollo Client's MockLink with one reusable mock for each handler. It adds the list of requests, replies that arrive
 * later or as an error, which MockLink's synchronous results do not allow, and subscriptions.
 */
export function fakeServer(handlers: Handlers): FakeServer {
  const requests: string[] = [];
  const record = new ApolloLink((operation, forward) => {
    requests.push(operation.operationName ?? '');
    return forward(operation);
  });
  const link = ApolloLink.from([record, awaitReply, new MockLink(mocksOf(handlers), { showWarnings: false })]);
  return { link, requests, ...fakeLive() };
}

function mocksOf(handlers: Handlers): MockLink.MockedResponse[] {
  // The type of the table pairs each name with its variables and data. `Object.entries` loses that pairing.
  const table = Object.entries(handlers as Record<string, (variables: unknown) => unknown>);
  return table.map(([name, handler]) => ({
    request: { query: documentOf(name), variables: () => true },
    maxUsageCount: Number.POSITIVE_INFINITY,
    delay: 0,
    result: (variables) => ({ extensions: { reply: replyOf(() => handler(variables)) } }),
  }));
}

function documentOf(name: string): TypedDocumentNode {
  const documents: Record<string, unknown> = api;
  // The type of the table allows only operation names, and each has a document.
  return documents[`${name.charAt(0).toUpperCase()}${name.slice(1)}Document`] as TypedDocumentNode;
}

async function replyOf(answer: () => unknown): Promise<ApolloLink.Result> {
  try {
    return { data: (await answer()) as Record<string, unknown> };
  } catch (error) {
    if (error instanceof FaultReply) return faultResult(error);
    throw error;
  }
}

const awaitReply = new ApolloLink((operation, forward) =>
  // Set by `mocksOf`.
  forward(operation).pipe(concatMap(({ extensions }) => from(extensions?.reply as Promise<ApolloLink.Result>))),
);

function faultResult({ message, code, field }: FaultReply): ApolloLink.Result {
  return { data: null, errors: [{ message, extensions: { code, ...(field && { field }) } }] };
}
