import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';

/** RFC 3339 without leap seconds, which JavaScript does not support. */
const instantFormat = /^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/i;

function parseInstant(text: string): Date {
  const day = text.slice(0, 10);
  const midnight = new Date(`${day}T00:00:00Z`);
  // `Date` parses 30 February as 2 March.
  const isReal = !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(day);
  if (isReal && instantFormat.test(text)) return new Date(text.toUpperCase());
  throw new GraphQLError(`DateTime cannot represent an invalid date-time-string ${text}.`);
}

/** Accepts a timestamp with any UTC offset, and returns UTC. */
export const dateTimeScalar = new GraphQLScalarType<Date, string>({
  name: 'DateTime',
  description:
    'A timestamp in RFC 3339 format. Inputs need a UTC offset, such as `2026-11-23T00:00:00+01:00`. Outputs are in UTC, such as `2026-11-22T23:00:00.000Z`.',
  parseValue(value) {
    // The message omits the value, which can be nested to any depth.
    if (typeof value !== 'string') throw new GraphQLError('DateTime cannot represent a value that is not a string');
    return parseInstant(value);
  },
  parseLiteral(node) {
    if (node.kind === Kind.STRING) return parseInstant(node.value);
    const written = 'value' in node ? node.value : false;
    throw new GraphQLError(`DateTime cannot represent non string or Date type ${written}`, { nodes: node });
  },
  serialize(value) {
    const instant = typeof value === 'string' ? parseInstant(value) : value;
    if (instant instanceof Date && !Number.isNaN(instant.getTime())) return instant.toISOString();
    throw new GraphQLError('DateTime cannot represent an invalid Date instance');
  },
});
