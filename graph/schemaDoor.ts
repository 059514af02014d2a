import type { FastifyInstance } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { answerUnlessKnown } from './lib/answerUnlessKnown.ts';
import { withoutDeprecated } from './lib/withoutDeprecated.ts';
import { schemaText } from './schema.ts';

/** Serves the schema as text at /schema.graphql; with `?removeDeprecated=1` as it will be once what is deprecated is gone. */
export function mountSchema(app: FastifyInstance, schema: GraphQLSchema): void {
  const whole = schemaText(schema);
  const lasting = withoutDeprecated(whole);
  app.get<{ Querystring: { removeDeprecated?: unknown } }>('/schema.graphql', (request, reply) => {
    void reply.headers({ 'cache-control': 'public, no-cache', 'content-type': 'text/plain; charset=utf-8' });
    return answerUnlessKnown(request, reply, request.query.removeDeprecated === '1' ? lasting : whole);
  });
}
