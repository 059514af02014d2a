import { GraphQLError, GraphQLScalarType } from 'graphql';
import { GraphQLDateTime } from 'graphql-scalars';

/** Instants, described in our own words: that of the library tells neither what is taken nor what is answered. */
export const dateTimeScalar = new GraphQLScalarType({
  ...GraphQLDateTime.toConfig(),
  parseValue(value) {
    // The library would spell out what it is instead, however deep that nests.
    if (typeof value !== 'string') throw new GraphQLError('DateTime cannot represent what is no string');
    return GraphQLDateTime.parseValue(value);
  },
  serialize(value) {
    const instant = GraphQLDateTime.serialize(value);
    // As text at once: otherwise each one would be asked for it when the answer is spelled out.
    return instant instanceof Date ? instant.toISOString() : instant;
  },
  description:
    'An instant as RFC 3339 spells it. Taken with any offset from UTC, such as `2026-11-23T00:00:00+01:00`, and never without one; answered in UTC, such as `2026-11-22T23:00:00.000Z`.',
});
