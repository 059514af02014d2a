import type { FastifyInstance } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { schemaText } from '../../platform/graphql/schemaText.ts';
import { withoutDeprecated } from '../../platform/graphql/withoutDeprecated.ts';
import { sendWithETag } from '../../platform/http/sendWithETag.ts';

/** Serves the schema as text at /schema.graphql. `?removeDeprecated=1` leaves out everything that is deprecated. */
export function mountSchema(app: FastifyInstance, schema: GraphQLSchema): void {
  const whole = schemaText(schema);
  const lasting = withoutDeprecated(whole);
  app.get<{ Querystring: { removeDeprecated?: unknown } }>('/schema.graphql', (request, reply) => {
    void reply.headers({ 'cache-control': 'public, no-cache', 'content-type': 'text/plain; charset=utf-8' });
    return sendWithETag(request, reply, request.query.removeDeprecated === '1' ? lasting : whole);
  });
}
