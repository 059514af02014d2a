import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Attributes, Context, Span, SpanContext, Tracer } from '@opentelemetry/api';
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import type { SpanExporter } from '@opentelemetry/sdk-trace';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
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
import type { Gateway } from '../lib/compiledExecution.ts';
import { isUnexpected } from '../lib/graphqlErrors.ts';
import { asksForWebSocket } from '../lib/upgrades.ts';
import type { Tracing } from './Tracing.ts';

// Spans by OpenTelemetry. They tell names alone: of routes, operations and statements, never what was asked of them.

/** How long stopping waits for a collector, in milliseconds: no longer than the process may take to stop. */
const patience = 3_000;
const longestName = 100;
const traceparentPattern = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

interface TracingOptions {
  /** Where the collector takes traces by OTLP over HTTP. */
  readonly url: string;
  readonly log: FastifyBaseLogger;
}

/** An exporter that says when its collector is not to be reached, once, and when it is again. */
function heard(exporter: SpanExporter, log: FastifyBaseLogger): SpanExporter {
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

/** Of the span that a caller says to go on with, where the caller is a proxy that is trusted: others make up what they like. */
function callersSpan({ headers, ips = [] }: FastifyRequest): SpanContext | null {
  const isFromTrusted = ips.length > 1;
  const [, traceId, spanId, flags] = traceparentPattern.exec(String(headers.traceparent)) ?? [];
  if (!isFromTrusted || !traceId || !spanId || !flags) return null;
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true };
}

function fail(span: Span, type: string): void {
  span.setStatus({ code: SpanStatusCode.ERROR });
  span.setAttribute(ATTR_ERROR_TYPE, type);
}

/** What went wrong in a word: messages hold what was asked. */
const typeOf = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
};

const active = new AsyncLocalStorage<Context>();

/** Follows a piece of work as a part of what is being followed already. */
async function follow<Result>(
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

function followRequests(app: FastifyInstance, tracer: Tracer): void {
  const contexts = new WeakMap<FastifyRequest, Context>();
  app.addHook('onRequest', (request, reply, done) => {
    // What becomes a WebSocket stays open for hours.
    if (asksForWebSocket(request.raw)) return done();
    const { method } = request;
    const route = request.routeOptions.url ?? 'none';
    const caller = callersSpan(request);
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
  // A body arrives as events of its connection, which know of no request.
  app.addHook('preValidation', (request, _reply, done) => {
    const context = contexts.get(request);
    if (context) active.run(context, done);
    else done();
  });
}

/** The same gateway, what it executes being followed. */
function followOperations(gateway: Gateway, tracer: Tracer): Gateway {
  return {
    ...gateway,
    async load(options) {
      const { executor } = await gateway.load(options);
      if (!executor) return { executor };
      return {
        executor: (request) => {
          const kind = request.operation.operation;
          const attributes: Attributes = { 'graphql.operation.type': kind };
          // Clients choose it.
          const name = request.operationName?.slice(0, longestName);
          if (name) attributes['graphql.operation.name'] = name;
          const operation = { name: name ? `${kind} ${name}` : kind, kind: SpanKind.INTERNAL, attributes };
          return follow(tracer, operation, async (span) => {
            const result = await executor(request);
            if (result.errors?.some(isUnexpected)) fail(span, 'INTERNAL_SERVER_ERROR');
            return result;
          });
        },
      };
    },
  };
}

function followStatements(sql: Sql, tracer: Tracer): Sql {
  return <Row extends QueryResultRow>(statement: Statement, values?: readonly unknown[]) => {
    // What no request asks for has no trace to be a part of.
    if (!active.getStore()) return sql<Row>(statement, values);
    const { name } = statement;
    const attributes = { [ATTR_DB_SYSTEM_NAME]: DB_SYSTEM_NAME_VALUE_POSTGRESQL, [ATTR_DB_QUERY_SUMMARY]: name };
    return follow(tracer, { name, kind: SpanKind.CLIENT, attributes }, () => sql<Row>(statement, values));
  };
}

/** Begins to send traces to a collector, in batches. */
export function openTracing({ url, log }: TracingOptions): Tracing {
  const exporter = heard(new OTLPTraceExporter({ url, timeoutMillis: patience }), log);
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      [ATTR_SERVICE_NAME]: 'cycle-chat',
      [ATTR_SERVICE_INSTANCE_ID]: randomUUID(),
    }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer('cycle-chat');
  return {
    followRequests: (app) => followRequests(app, tracer),
    operations: (gateway) => followOperations(gateway, tracer),
    statements: (sql) => followStatements(sql, tracer),
    async stop() {
      // A collector that is gone has been told of in the log.
      const sent = provider.shutdown().catch(() => undefined);
      await Promise.race([sent, setTimeout(patience, undefined, { ref: false })]);
    },
  };
}
