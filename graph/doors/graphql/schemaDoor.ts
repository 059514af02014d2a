import type { FastifyInstance } from 'fastify';
import { type ConstDirectiveNode, type GraphQLSchema, Kind, parse, print, visit } from 'graphql';
import { schemaText } from '../../platform/graphql/schemaText.ts';
import { sendWithETag } from '../../platform/http/sendWithETag.ts';
import { onFirstUse } from '../../platform/lib/onFirstUse.ts';

/** Removes all deprecated fields, arguments and enum values from an SDL. */
export function withoutDeprecated(sdl: string): string {
  const dropDeprecated = ({ directives }: { readonly directives?: readonly ConstDirectiveNode[] }) =>
    directives?.some(({ name }) => name.value === 'deprecated') ? null : undefined;
  const document = visit(parse(sdl), {
    [Kind.FIELD_DEFINITION]: dropDeprecated,
    [Kind.INPUT_VALUE_DEFINITION]: dropDeprecated,
    [Kind.ENUM_VALUE_DEFINITION]: dropDeprecated,
  });
  return `${print(document)}\n`;
}

/** Serves the schema as text at /schema.graphql. `?removeDeprecated=1` leaves out everything that is deprecated. */
export function mountSchema(app: FastifyInstance, schema: GraphQLSchema): void {
  const whole = onFirstUse(() => schemaText(schema));
  const lasting = onFirstUse(() => withoutDeprecated(whole()));
  app.get<{ Querystring: { removeDeprecated?: unknown } }>('/schema.graphql', (request, reply) => {
    void reply.headers({ 'cache-control': 'public, no-cache', 'content-type': 'text/plain; charset=utf-8' });
    return sendWithETag(request, reply, request.query.removeDeprecated === '1' ? lasting() : whole());
  });
}
