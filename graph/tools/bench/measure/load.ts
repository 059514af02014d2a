import autocannon from 'autocannon';
import type { Ask } from '../operations/Ask.ts';
import { asksOf, connectionCount, type Operation } from '../operations/operations.ts';
import type { ServerUnderTest } from '../operations/ServerUnderTest.ts';
import { processorTimeOf, processorTimesOfFamily, timeSince } from './processorTime.ts';

/** The figures of one server in one round. */
export interface Round {
  readonly requestsPerSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  /** Milliseconds of processor time for each request. */
  readonly nodeTime: number;
  readonly databaseTime: number;
}

/** Pools close connections after ten idle seconds, which pass while other servers take their turn. */
const openingSeconds = 1;

export interface LoadOptions {
  readonly server: ServerUnderTest;
  readonly operation: Operation;
  /** The requests of a connection in the form of this server. */
  readonly translate: (asks: readonly Ask[]) => Ask[];
  readonly seconds: number;
  readonly postmasterId: number;
}

/** Riders come from many networks, and each has its share of the queues. */
const addressOf = (connection: number) => `10.0.0.${connection + 1}`;

function requestsOf({ server, operation, translate }: LoadOptions, connection: number): autocannon.Request[] {
  return translate(asksOf(operation, connection)).map((ask) => {
    const request = server.dialect.request(ask);
    if (!request) throw new Error(`${server.name} has no ${operation.name}`);
    return { ...request, headers: { ...request.headers, 'x-forwarded-for': addressOf(connection) } };
  });
}

/** Sends requests over all connections for some seconds. */
export async function send(options: LoadOptions, seconds = options.seconds): Promise<autocannon.Result> {
  const { server, operation } = options;
  let connection = 0;
  const result = await autocannon({
    url: server.url,
    connections: connectionCount,
    duration: seconds,
    setupClient: (client) => client.setRequests(requestsOf(options, connection++)),
  });
  const failed = result.errors + result.timeouts + result.non2xx;
  const statuses = JSON.stringify(result.statusCodeStats);
  if (failed > 0) throw new Error(`${server.name} failed ${failed} times at ${operation.name}: ${statuses}`);
  return result;
}

/** Loads a server, after one uncounted second in which it opens its connections. */
export async function load(options: LoadOptions): Promise<Round> {
  const { server, postmasterId } = options;
  await send(options, openingSeconds);
  const [node, database] = await Promise.all([processorTimeOf(server.processId), processorTimesOfFamily(postmasterId)]);
  const result = await send(options);
  const count = result['2xx'];
  if (count === 0) throw new Error(`${server.name} has answered nothing of ${options.operation.name} in time`);
  return {
    requestsPerSecond: count / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    nodeTime: ((await processorTimeOf(server.processId)) - node) / count,
    databaseTime: timeSince(database, await processorTimesOfFamily(postmasterId)) / count,
  };
}
