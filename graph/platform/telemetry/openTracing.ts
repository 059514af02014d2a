import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import {
  type Attributes,
  type Context,
  ROOT_CONTEXT,
  type Span,
  type SpanContext,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, type SpanExporter, TracerProvider } from '@opentelemetry/sdk-trace';
import {
  ATTR_DB_QUERY_SUMMARY,
  ATTR_DB_SYSTEM_NAME,
  ATTR_ERROR_TYPE,
  ATTR_HTTP_REQUEST_METHOD,
  ATTR_HTTP_RESPONSE_STATUS_CODE,
  ATTR_HTTP_ROUTE,
  ATTR_SERVICE_INSTANCE_ID,
  ATTR_SERVICE_NAME,
  DB_SYSTEM_NAME_VALUE_POSTGRESQL,
} from '@opentelemetry/semantic-conventions';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import type { QueryResultRow } from 'pg';
import type { Sql, Statement } from '../database/sql.ts';
import type { Gateway } from '../graphql/compiledExecution.ts';
import { isUnexpected } from '../graphql/graphqlErrors.ts';
import { isUpgrade } from '../http/upgrades.ts';
import type { Tracing } from './Tracing.ts';

// OpenTelemetry spans. They contain only names of routes, operations and statements, never values.

/** The timeout for the collector when the process stops, in milliseconds. */
const timeout = 3_000;
const maxNameLength = 100;
const traceparentPattern = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

interface TracingOptions {
  /** The collector URL for OTLP over HTTP. */
  readonly url: string;
  readonly log: FastifyBaseLogger;
}

/** Wraps an exporter. Logs once when its collector becomes unreachable, and once when it is back. */
function logOutages(exporter: SpanExporter, log: FastifyBaseLogger): SpanExporter {
  let isLost = false;
  return {
    shutdown: () => exporter.shutdown(),
    export(spans, done) {
      exporter.export(spans, (result) => {
        const isLostNow = result.error !== undefined;
        if (isLostNow && !isLost) log.warn({ err: result.error }, 'Traces do not reach their collector');
        if (!isLostNow && isLost) log.warn('Traces reach their collector again');
        isLost = isLostNow;
        done(result);
      });
    },
  };
}

/** The parent span from the `traceparent` header, only of a trusted proxy. Other callers could send any value. */
function parentSpanOf({ headers, ips = [] }: FastifyRequest): SpanContext | null {
  const isFromTrusted = ips.length > 1;
  const [, traceId, spanId, flags] = traceparentPattern.exec(String(headers.traceparent)) ?? [];
  if (!isFromTrusted || !traceId || !spanId || !flags) return null;
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true };
}

function fail(span: Span, type: string): void {
  span.setStatus({ code: SpanStatusCode.ERROR });
  span.setAttribute(ATTR_ERROR_TYPE, type);
}

/** The code or name of an error. Its message could contain values of the request. */
const typeOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
};

const active = new AsyncLocalStorage<Context>();

/** Runs work in a child span of the active span. */
async function inSpan<Result>(
  tracer: Tracer,
  { name, kind, attributes }: { name: string; kind: SpanKind; attributes: Attributes },
  work: (span: Span) => Promise<Result>,
): Promise<Result> {
  const parent = active.getStore() ?? ROOT_CONTEXT;
  const span = tracer.startSpan(name, { kind, attributes }, parent);
  try {
    return await active.run(trace.setSpan(parent, span), () => work(span));
  } catch (error) {
    fail(span, typeOf(error));
    throw error;
  } finally {
    span.end();
  }
}

function traceRequests(app: FastifyInstance, tracer: Tracer): void {
  const contexts = new WeakMap<FastifyRequest, Context>();
  app.addHook('onRequest', (request, reply, done) => {
    // A WebSocket stays open for hours.
    if (isUpgrade(request.raw)) return done();
    const { method } = request;
    const route = request.routeOptions.url ?? 'none';
    const caller = parentSpanOf(request);
    const attributes = { [ATTR_HTTP_REQUEST_METHOD]: method, [ATTR_HTTP_ROUTE]: route, 'request.id': request.id };
    const parent = caller ? trace.setSpanContext(ROOT_CONTEXT, caller) : ROOT_CONTEXT;
    const span = tracer.startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, parent);
    reply.raw.once('close', () => {
      const { statusCode, writableFinished } = reply.raw;
      span.setAttribute(ATTR_HTTP_RESPONSE_STATUS_CODE, statusCode);
      if (!writableFinished) fail(span, 'aborted');
      else if (statusCode >= 500) fail(span, String(statusCode));
      span.end();
    });
    const context = trace.setSpan(parent, span);
    contexts.set(request, context);
    active.run(context, done);
  });
  // Body events belong to the connection and lose the context of the request.
  app.addHook('preValidation', (request, _reply, done) => {
    const context = contexts.get(request);
    if (context) active.run(context, done);
    else done();
  });
}

/** Returns the gateway with a span for each operation. */
function traceOperations(gateway: Gateway, tracer: Tracer): Gateway {
  return {
    ...gateway,
    async load(options) {
      const { executor } = await gateway.load(options);
      if (!executor) return { executor };
      return {
        executor: (request) => {
          const kind = request.operation.operation;
          const attributes: Attributes = { 'graphql.operation.type': kind };
          // Clients choose the name.
          const name = request.operationName?.slice(0, maxNameLength);
          if (name) attributes['graphql.operation.name'] = name;
          const operation = { name: name ? `${kind} ${name}` : kind, kind: SpanKind.INTERNAL, attributes };
          return inSpan(tracer, operation, async (span) => {
            const result = await executor(request);
            if (result.errors?.some(isUnexpected)) fail(span, 'INTERNAL_SERVER_ERROR');
            return result;
          });
        },
      };
    },
  };
}

function traceStatements(sql: Sql, tracer: Tracer): Sql {
  return <Row extends QueryResultRow>(statement: Statement, values?: readonly unknown[]) => {
    // Statements outside a request belong to no trace.
    if (!active.getStore()) return sql<Row>(statement, values);
    const { name } = statement;
    const attributes = { [ATTR_DB_SYSTEM_NAME]: DB_SYSTEM_NAME_VALUE_POSTGRESQL, [ATTR_DB_QUERY_SUMMARY]: name };
    return inSpan(tracer, { name, kind: SpanKind.CLIENT, attributes }, () => sql<Row>(statement, values));
  };
}

/** Starts to send traces to a collector, in batches. */
export function openTracing({ url, log }: TracingOptions): Tracing {
  const exporter = logOutages(new OTLPTraceExporter({ url, timeoutMillis: timeout }), log);
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      [ATTR_SERVICE_NAME]: 'cycle-chat',
      [ATTR_SERVICE_INSTANCE_ID]: randomUUID(),
    }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer('cycle-chat');
  return {
    traceRequests: (app) => traceRequests(app, tracer),
    traceOperations: (gateway) => traceOperations(gateway, tracer),
    traceStatements: (sql) => traceStatements(sql, tracer),
    async stop() {
      // The exporter has logged a lost collector.
      const sent = provider.shutdown().catch(() => undefined);
      await Promise.race([sent, setTimeout(timeout, undefined, { ref: false })]);
    },
  };
}
